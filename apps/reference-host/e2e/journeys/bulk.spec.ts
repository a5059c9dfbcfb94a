import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";

/** Serials of printed demonstration cards that are in no batch. */
function serials(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SN${String(from + index).padStart(7, "0")}`);
}

async function pack(desk: Desk, cards: readonly string[]): Promise<number> {
  const { id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  for (const serial of cards) await desk.scan(serial);
  await expect(desk.main.getByText(`${cards.length} cards`, { exact: true })).toBeVisible();
  return id;
}

const isRemoval = (method: string) => method === "DELETE";

test("Twelve of fourteen cards are removed at once; the one that a colleague was faster with is told, the others are done [CALL-15] [DOM-03] [DOM-04]", async ({
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.startSession("clerk.male", headOffice);
  const cards = serials(461, 14);
  const id = await pack(desk, cards);
  const wrong = cards.slice(1, 13);
  const [, taken = ""] = wrong;

  const colleague = await openDesk();
  await colleague.startSession("super", headOffice);
  await colleague.open(`/dispatch/sending/${id}`);
  await expect(colleague.row(taken)).toBeVisible();
  // The colleague removes it in the very moment in which this desk asks for it.
  const isFaster = desk.page.waitForEvent("request", (request) => isRemoval(request.method()));
  const held: (() => void)[] = [];
  let isHeld = true;
  await desk.page.route("**/api/dispatch/batches/*/cards/*", async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });

  await desk.main.getByRole("button", { name: "Select cards" }).click();
  for (const serial of wrong) await desk.main.getByRole("checkbox", { name: `Select ${serial}` }).check();
  await expect(desk.main.getByText("12 cards selected")).toBeVisible();
  await desk.main.getByRole("button", { name: "Remove 12 cards" }).click();
  await desk.dialog.getByRole("textbox", { name: "Notes" }).fill("Packed for another island");
  await desk.dialog.getByRole("button", { name: "Remove 12 cards" }).click();
  await isFaster;
  await colleague.resolveCard("Remove", taken, "Damaged in print");
  isHeld = false;
  for (const letGo of held) letGo();

  await expect(desk.main.getByText(`11 of 12 done. 1 refused: ${taken}`)).toBeVisible();
  await expect(desk.main.getByText(/Card was removed from the batch\./)).toBeVisible();
  await expect(desk.main.getByText("2 cards", { exact: true })).toBeVisible();
  for (const serial of wrong) await expect(desk.main.getByRole("checkbox", { name: serial })).toHaveCount(0);
  // The cards are free again, and scanning goes on at once.
  await desk.scan(wrong[5] ?? "");
  await expect(desk.main.getByText("3 cards", { exact: true })).toBeVisible();
  const removed = await desk.page.evaluate(async (batchId) => {
    const { batch } = await (await fetch(`/api/dispatch/batches/sending/${batchId}`)).json();
    return batch.removed_cards.map((card: { removed: { notes: string } }) => card.removed.notes);
  }, id);
  expect(removed.filter((notes: string) => notes === "Packed for another island")).toHaveLength(11);
  expect(removed.filter((notes: string) => notes === "Damaged in print")).toHaveLength(1);
});
