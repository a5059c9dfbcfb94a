import { createBatch, createBatchCard, createBatchSummary, reply } from "@id-desk/core/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createBatchPage, findLastScan } from "../../testing/batch-page.ts";
import { createBatchServer, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

async function scanOf(told: object) {
  const { handlers } = createBatchServer(createBatch());
  const addCard = () =>
    reply(201, {
      card: createBatchCard(1),
      batch: createBatchSummary({ cards_count: 1, version: 2 }),
      ...told,
    });
  render(
    <Stage stage={createTestRegistry({ handlers: { ...handlers, addCard } })}>
      <DispatchSendingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  createBatchPage("sending").scan(serialOf(1));
  const { log, result } = await findLastScan("Added");
  return { line: within(log).getByRole("listitem"), result };
}

test("A card whose owner was told that it is ready here is packed with a warning that says when", async () => {
  const { line, result } = await scanOf({ owner_told_at: "2026-10-26T20:30:00Z" });
  for (const place of [line, result]) {
    expect(place.textContent).toMatch(/Its owner was told on .*2026 that it is ready here\.$/);
    // The day of the registry, where it was past midnight.
    expect(place.textContent).toMatch(/27/);
    expect(place.dataset.tone).toBe("warning");
  }
  expect(result.textContent).toContain("Added");
  expect(screen.getByText("1 saved since you opened this page")).toBeVisible();
});

test.each([{}, { owner_told_at: null }, { owner_told_at: "soon" }])(
  "A card is packed without a warning where the server says nothing of its owner: %j",
  async (told) => {
    const { result } = await scanOf(told);
    expect(result.dataset.tone).toBe("success");
    expect(result.textContent).toContain("Mohamed Naseer");
  },
);
