import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;
const seal = "HDK-550012";
const nextYear = new Date().getUTCFullYear() + 1;

/** Serials of printed demonstration cards that are in no batch; each journey has its own. */
function serials(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SN${String(from + index).padStart(7, "0")}`);
}

const seeCards = (desk: Desk, count: string) =>
  expect(desk.main.getByText(count, { exact: true })).toBeVisible();
const press = (desk: Desk, name: string) => desk.main.getByRole("button", { name, exact: true }).click();
const field = (desk: Desk, name: RegExp) => desk.dialog.getByRole("textbox", { name });
const step = (desk: Desk) => desk.main.getByRole("region", { name: "Open the packet" });

/** Opens a batch that says what it should hold, and gives its number and id. */
async function createExpecting(desk: Desk, count: string): Promise<{ batchNo: string; id: number }> {
  await desk.open("/dispatch/sending");
  await press(desk, "New batch");
  await desk.dialog.getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await desk.page
    .getByRole("option", { name: /HDh. Kulhudhuffushi/ })
    .first()
    .click();
  await desk.dialog.getByRole("button", { name: "More" }).click();
  await field(desk, /Expected cards/).fill("forty");
  await field(desk, /Expected on/).fill("2020-01-01");
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();
  await expect(field(desk, /Expected cards/)).toHaveAccessibleDescription(
    /Type a whole number from 1 to 9999\./,
  );
  await expect(field(desk, /Expected on/)).toHaveAccessibleDescription(/Must not be before today\./);
  await field(desk, /Expected cards/).fill(count);
  await field(desk, /Expected on/).fill(`${nextYear}-01-15`);
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();
  await expect(desk.heading).toContainText(/DB-\d{4}-\d{6}/);
  const batchNo = /DB-\d{4}-\d{6}/.exec((await desk.heading.textContent()) ?? "")?.[0] ?? "";
  return { batchNo, id: Number(desk.page.url().split("/").at(-1)) };
}

async function pack(desk: Desk, cards: readonly string[]): Promise<void> {
  await desk.scanField.focus();
  for (const card of cards) await desk.scan(card);
  await seeCards(desk, cards.length === 1 ? "1 card" : `${cards.length} cards`);
}

/** Asks for a transition with notes, as the dialog of a button does. */
async function act(desk: Desk, button: string, notes: string): Promise<void> {
  await press(desk, button);
  await field(desk, /^Notes/).fill(notes);
  await desk.dialog.getByRole("button", { name: button, exact: true }).click();
}

test("Thirty-seven of forty expected cards are packed, warned about and sent; seal, courier and day arrive [CALL-11] [CALL-12] [CALL-20]", async ({
  openDesk,
}) => {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { batchNo, id } = await createExpecting(sender, "40");
  await pack(sender, serials(521, 37));
  await expect(sender.main.getByText("Packing list 37 / 40 expected")).toBeVisible();

  await press(sender, "Dispatch");
  await expect(sender.dialog).toContainText("Cards counted: 37 = 37");
  await expect(sender.dialog).toContainText("40 cards were expected, 37 packed.");
  await expect(field(sender, /Expected on/)).toHaveValue(`${nextYear}-01-15`);
  await field(sender, /Seal number/).focus();
  // The seal's barcode ends with Enter, and nothing leaves by it.
  await sender.scan(seal);
  await expect(field(sender, /Expected on/)).toBeFocused();
  await field(sender, /Courier name/).fill("Northern Ferry Line");
  await field(sender, /Courier phone/).fill("1234567");
  await field(sender, /Courier reference/).fill("NFL-88231");
  await sender.dialog.getByRole("button", { name: "Dispatch batch" }).click();
  await expect(field(sender, /Courier phone/)).toHaveAccessibleDescription(/Phone Number is not valid\./);
  await expect(field(sender, /Courier phone/)).toBeFocused();
  await field(sender, /Courier phone/).fill("777 1402");
  await sender.dialog.getByRole("button", { name: "Dispatch batch" }).click();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();

  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  await expect(receiver.heading).toContainText(batchNo);
  for (const desk of [sender, receiver]) {
    const facts = desk.main.getByRole("list").filter({ hasText: "Seal" }).first();
    await expect(facts).toContainText(`Seal ${seal}`);
    await expect(facts).toContainText("Courier Northern Ferry Line 7771402 (NFL-88231)");
    await expect(facts).toContainText(`Expected on Jan 15, ${nextYear}`);
  }
});

test("A packet whose seal is another one and whose cards are fewer is noted, warned about and received all the same [CALL-13] [CALL-22] [CALL-23]", async ({
  openDesk,
}) => {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { id } = await sender.newBatch("HDh. Kulhudhuffushi");
  const [first = "", second = "", third = ""] = serials(561, 3);
  await pack(sender, [first, second, third]);
  await press(sender, "Dispatch");
  await field(sender, /Seal number/).fill(seal);
  await sender.dialog.getByRole("button", { name: "Dispatch batch" }).click();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();

  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  // The first card is scanned before anything is answered.
  await expect(receiver.scanField).toBeFocused();
  await receiver.scan(first);
  await expect(receiver.main.getByRole("figure", { name: /expected/ })).toContainText("Received 1");
  await expect(
    step(receiver).getByRole("group", { name: `Does the seal number match ${seal}?` }),
  ).toBeVisible();
  await step(receiver).getByRole("button", { name: "No" }).click();
  await expect(field(receiver, /^Notes/)).toHaveValue(`Seal mismatch: the batch says ${seal}.`);
  await receiver.dialog.getByRole("button", { name: "Add note" }).click();
  await expect(step(receiver)).toContainText("The seal does not match. It is noted.");
  await step(receiver).getByRole("textbox", { name: "How many cards are inside?" }).fill("2");
  await receiver.page.keyboard.press("Enter");
  // Once it is done one line is left of it.
  await expect(
    receiver.main.getByText("The seal does not match. It is noted. You counted 2, the batch says 3."),
  ).toBeVisible();

  // A scan goes on at once, wherever the answers left the focus.
  await expect(receiver.scanField).toBeFocused();
  await receiver.scan(second);
  await expect(receiver.row(second)).toHaveCount(0);
  await receiver.resolveCard("Mark as missing", third, "Counted two cards, this one is not inside");
  await press(receiver, "Receive batch");
  await receiver.dialog.getByRole("button", { name: "Receive batch" }).click();
  await expect(field(receiver, /^Notes/)).toHaveAccessibleDescription(/Notes are required\./);
  await field(receiver, /^Notes/).fill("Another seal, one card missing");
  await receiver.dialog.getByRole("button", { name: "Receive batch" }).click();
  await expect(receiver.main.getByText("Received", { exact: true }).first()).toBeVisible();

  await sender.open(`/dispatch/sending/${id}`);
  await expect(sender.main.getByText(`Seal mismatch: the batch says ${seal}.`).first()).toBeVisible();
  await act(sender, "Add note", "Asked the courier about the seal");
  await press(sender, "Whole history");
  const history = sender.main.getByRole("table", { name: /^History of batch/ });
  await expect(history.getByRole("row").nth(2)).toContainText(/Received.*Another seal, one card missing/);
  await sender.main.getByRole("checkbox", { name: "With what happened to single cards" }).check();
  await expect(history.getByRole("row").filter({ hasText: third }).first()).toContainText("Card missing");
  await sender.main.getByRole("button", { name: "Next page" }).click();
  await expect(history.getByRole("row").last()).toContainText("Created");
});

test("A batch that was opened for the wrong island goes to another one, and its history says why", async ({
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.startSession("clerk.male", headOffice);
  const { batchNo } = await desk.newBatch("HDh. Kulhudhuffushi");
  await expect(desk.page).toHaveTitle(`${batchNo} – Sending – ${headOffice} – ID Card Services`);
  await expect(desk.scanField).toHaveAccessibleDescription(/Batch DB-\S+ goes to HDh\. Kulhudhuffushi/);
  await press(desk, "Change destination");
  await desk.dialog.getByRole("combobox", { name: "New destination" }).fill("Hulhumalé Phase 1");
  await desk.page.getByRole("option", { name: /Hulhumalé Phase 1/ }).click();
  await field(desk, /^Notes/).fill("The wrong island was chosen");
  await desk.dialog.getByRole("button", { name: "Change destination" }).click();
  await expect(desk.dialog).toBeHidden();
  await expect(desk.scanField).toHaveAccessibleDescription(/Batch DB-\S+ goes to Hulhumalé Phase 1/);
  await press(desk, "Whole history");
  const history = desk.main.getByRole("table", { name: /^History/ });
  await expect(history).toContainText("Destination changed");
  await expect(history).toContainText(
    "From HDh. Kulhudhuffushi City Centre to Hulhumalé Phase 1 Service Centre.",
  );
  await expect(history).toContainText("The wrong island was chosen");
  await desk.visit("/dispatch/sending");
  await expect(desk.page).toHaveTitle(`Sending – ${headOffice} – ID Card Services`);
});
