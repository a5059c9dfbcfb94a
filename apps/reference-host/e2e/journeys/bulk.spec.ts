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
  await expect(desk.scanField).toBeFocused();
  await desk.scan(wrong[5] ?? "");
  await expect(desk.main.getByText("3 cards", { exact: true })).toBeVisible();
  const removed = await desk.page.evaluate(async (batchId) => {
    const { batch } = await (await fetch(`/api/dispatch/batches/sending/${batchId}`)).json();
    return batch.removed_cards.map((card: { removed: { notes: string } }) => card.removed.notes);
  }, id);
  expect(removed.filter((notes: string) => notes === "Packed for another island")).toHaveLength(11);
  expect(removed.filter((notes: string) => notes === "Damaged in print")).toHaveLength(1);
});

test("A connection that is lost in the middle of many cards loses none and does none twice [CALL-15]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const cards = serials(481, 10);
  const id = await pack(desk, cards);
  let asked = 0;
  await desk.page.route("**/api/dispatch/batches/*/cards/*", async (route) => {
    asked += 1;
    // The fifth is done, and its answer is lost.
    if (asked !== 5) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await desk.main.getByRole("button", { name: "Select cards" }).click();
  await desk.main.getByRole("checkbox", { name: "Select every card in the list" }).check();
  await desk.main.getByRole("button", { name: "Remove 10 cards" }).click();
  await desk.dialog.getByRole("textbox", { name: "Notes" }).fill("Packed for another island");
  await desk.dialog.getByRole("button", { name: "Remove 10 cards" }).click();
  await expect(desk.dialog.getByText(/not done yet/)).toBeVisible();
  await expect(desk.dialog.getByRole("textbox", { name: "Notes" })).toHaveValue("Packed for another island");
  await desk.dialog.getByRole("button", { name: /^Remove \d+ cards?$/ }).click();
  await expect(desk.main.getByText("10 of 10 done.")).toBeVisible();
  const { cards: left, events } = await desk.page.evaluate(async (batchId) => {
    return (await (await fetch(`/api/dispatch/batches/sending/${batchId}`)).json()).batch;
  }, id);
  expect(left).toEqual([]);
  expect(events.filter(({ action }: { action: string }) => action === "remove_card")).toHaveLength(10);
});

test("Cards are found among many by serial, ID number or name, and put in order", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  const cards = serials(501, 6);
  await pack(desk, cards);
  const field = desk.main.getByRole("searchbox", { name: "Search the cards" });
  await field.fill("0000503");
  await expect(desk.main.getByText("1 card found")).toBeVisible();
  await expect(desk.row("SN0000503")).toBeVisible();
  await expect(desk.row("SN0000504")).toHaveCount(0);
  const id = /A\d{6}/.exec(((await desk.row("SN0000503").textContent()) ?? "").replace(/\s/g, ""))?.[0] ?? "";
  await field.fill(id);
  await expect(desk.row("SN0000503")).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await desk.main.getByRole("button", { name: "Added" }).click();
  await expect(desk.main.getByRole("rowheader").first()).toContainText("501");
});
