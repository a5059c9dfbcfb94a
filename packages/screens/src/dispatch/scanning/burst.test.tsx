import { createBatch, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

test("After many scans in a row their count is spoken once, and a refused card at once", async () => {
  const server = createBatchServer(createBatch({ cards: createCards(2) }));
  const stage = createTestRegistry({ handlers: server.handlers });
  const add = server.handlers.addCard;
  stage.server.on("addCard", (call) =>
    call.body.serial_number === serialOf(15)
      ? refuse("Card has been cancelled.", { code: "cancelled" })
      : (add?.(call) ?? expect.fail()),
  );
  render(
    <Stage stage={stage}>
      <main>
        <DispatchSendingBatch batchId={12} autoFocusScan scanAnywhere />
      </main>
    </Stage>,
  );
  (await screen.findByRole("textbox", { name: /^Scan/ })).focus();
  const said = hearPage();
  const scanner = createWedgeScanner();
  for (let card = 10; card < 30; card += 1) scanner.scan(serialOf(card));
  await waitFor(() => expect(screen.getByText(/^19 saved/)).toBeVisible());
  await waitFor(() => expect(said.at(-1)).toMatch(/cards$/), { timeout: 5000 });
  const ofScans = said.filter((sentence) => /SN|added/.test(sentence));
  expect(ofScans).toEqual([
    expect.stringMatching(/: Added\./),
    expect.stringMatching(/: Refused\. Card has been cancelled\./),
    "19 added, 1 refused, 21 cards",
  ]);
  expect(said.filter((sentence) => !ofScans.includes(sentence))).toEqual([]);
});
