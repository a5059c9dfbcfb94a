import { createBatch, islandCenter } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

const notes = "Torn at the edge";

/** Four cards on the page of somebody who hears of a colleague's work by refusals alone. */
async function openWindow(action: string) {
  const cards = createCards(4, { line_status: "in_transit", version: 3 });
  const server = createBatchServer(createBatch({ status: "receiving", version: 5, cards }));
  const stage = createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} />
    </Stage>,
  );
  if (action === "Receive") {
    await userEvent.click(await screen.findByRole("button", { name: `Receive ${serialOf(2)}` }));
  } else {
    await createBatchPage("receiving").chooseForCard(action, serialOf(2));
  }
  return { server, stage, dialog: within(await screen.findByRole("dialog")) };
}

test.each([
  ["Mark as missing", "Mark as missing", "markCardMissing", {}],
  ["Dispute", "Dispute card", "disputeCard", { reason: "damaged" }],
] as const)(
  "%s replaces no check of a colleague before it was told, and keeps what was typed [CALL-16]",
  async (action, confirmLabel, operation, chosen) => {
    const { server, stage, dialog } = await openWindow(action);
    if ("reason" in chosen) {
      await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Reason/ }), chosen.reason);
    }
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Notes/ }), notes);
    server.changeCard(2, {});
    const confirm = dialog.getByRole("button", { name: confirmLabel });
    await userEvent.click(confirm);
    expect(await dialog.findByText(/changed by Ibrahim Waheed/)).toBeVisible();
    expect(server.batch.cards[1]?.line_status).toBe("in_transit");
    await userEvent.click(dialog.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(stage.server.callsOf("getReceivingBatch")).toHaveLength(2));
    expect(dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue(notes);
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const data = { ...chosen, notes };
    expect(stage.server.callsOf(operation).map(({ body }) => body)).toEqual([
      { data, version: 3 },
      { data, version: 6 },
    ]);
  },
);

test("A card received without its code is received as it was shown [CALL-16]", async () => {
  const { stage, dialog } = await openWindow("Receive");
  await userEvent.fill(dialog.getByRole("textbox"), serialOf(2).slice(-3));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(stage.server.callsOf("receiveCard").map(({ body }) => body)).toEqual([
    { data: { serial_number: serialOf(2), method: "manual" }, version: 3 },
  ]);
});
