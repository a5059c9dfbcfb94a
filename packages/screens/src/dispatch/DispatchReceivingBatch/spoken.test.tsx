import { createBatch, islandCenter } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

const { chooseForCard } = createBatchPage("receiving");

beforeEach(() => page.viewport(1366, 768));

/** Shows a batch of two cards that are still to be checked. */
async function open() {
  const cards = createCards(2, { line_status: "in_transit" });
  const server = createBatchServer(createBatch({ status: "receiving", cards }));
  const stage = createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
}
const dialog = async () => within(await screen.findByRole("dialog"));
const allChecked = "Every card is checked. Receive the batch.";

test("A card that was marked as missing or disputed in its dialog is named, and with the last one that all are checked", async () => {
  await open();
  const said = hearPage();
  await chooseForCard("Mark as missing", serialOf(1));
  const missing = await dialog();
  await userEvent.fill(missing.getByRole("textbox", { name: "Notes" }), "Not inside");
  await userEvent.click(missing.getByRole("button", { name: "Mark as missing" }));
  await waitFor(() => expect(said).toContain(`Card ${serialOf(1)} was marked as missing.`));
  expect(said).not.toContain(allChecked);

  await chooseForCard("Dispute", serialOf(2));
  const dispute = await dialog();
  const reason = dispute.getByRole("combobox", { name: "Reason" });
  expect(reason).toBeRequired();
  await userEvent.selectOptions(reason, "Damaged");
  await userEvent.fill(dispute.getByRole("textbox", { name: "Notes" }), "Scratched");
  await userEvent.click(dispute.getByRole("button", { name: "Dispute card" }));
  await waitFor(() => expect(said).toContain(`Card ${serialOf(2)} was disputed.`));
  expect(said.filter((sentence) => sentence === allChecked)).toHaveLength(1);
});

test("The scan of the last card says that all are checked", async () => {
  await open();
  screen.getByRole("textbox", { name: /^Scan/ }).focus();
  const said = hearPage();
  await userEvent.keyboard(`${serialOf(1)}{Enter}${serialOf(2)}{Enter}`);
  await waitFor(() => expect(said).toContain(allChecked));
});
