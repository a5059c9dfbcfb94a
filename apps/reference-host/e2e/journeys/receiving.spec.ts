import { choose } from "../choose.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;

/** Serials of printed demonstration cards that are in no batch. */
function serials(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SN${String(from + index).padStart(7, "0")}`);
}

/** Packs and sends cards, and opens them at their destination. */
async function receive(openDesk: () => Promise<Desk>, cards: readonly string[]) {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { id } = await sender.newBatch("HDh. Kulhudhuffushi");
  await sender.scanField.focus();
  for (const serial of cards) await sender.scan(serial);
  await expect(sender.main.getByText(`${cards.length} cards`, { exact: true })).toBeVisible();
  await sender.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await sender.dialog.getByRole("button", { name: /^Dispatch/ }).click();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  await expect(receiver.scanField).toBeVisible();
  return { sender, receiver, id };
}

test("Cards that a blind count misses are marked at once by their number, and one is found after the batch is closed [CALL-16] [CALL-18] [CALL-23]", async ({
  openDesk,
}) => {
  const cards = serials(581, 5);
  const [scanned = "", typed = "", lost = ""] = cards;
  const { sender, receiver, id } = await receive(openDesk, cards);
  // Whoever counts blind is told nowhere how many there should be, and can scan meanwhile.
  await receiver.scanField.focus();
  await receiver.scan(scanned);
  await expect(receiver.row(scanned)).toHaveCount(0);
  const progress = receiver.main.getByRole("figure", { name: /expected/ });
  await expect(progress).toContainText("Received 1");
  await expect(receiver.main.getByRole("button", { name: "Mark the rest as missing" })).toBeVisible();
  await expect(receiver.main.getByRole("radio", { name: "Remaining", exact: true })).toBeAttached();
  await expect(receiver.main.getByText(/of 5|5 cards|4 cards|Remaining 4/)).toHaveCount(0);
  await receiver.main.getByRole("textbox", { name: "How many cards are inside?" }).fill("2");
  await receiver.page.keyboard.press("Enter");
  await expect(receiver.main.getByText("You counted 2, the batch says 5.")).toBeVisible();
  await expect(progress).toContainText("Remaining 4");
  await expect(receiver.main.getByRole("radio", { name: "Remaining 4" })).toBeAttached();

  // One whose barcode cannot be read, by the last digits on the card.
  await receiver.main.getByRole("button", { name: `Receive ${typed}` }).click();
  const digits = receiver.dialog.getByRole("textbox", { name: /^Last 3 digits/ });
  await digits.fill("000");
  await receiver.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(digits).toHaveAttribute("aria-invalid", "true");
  await digits.fill(typed.slice(-3));
  await receiver.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(receiver.dialog).toBeHidden();

  await receiver.main.getByRole("button", { name: "Mark 3 as missing" }).click();
  await receiver.dialog.getByRole("textbox", { name: "Notes" }).fill("Packet torn, three cards not inside");
  const count = receiver.dialog.getByRole("textbox", { name: /^Number of cards/ });
  await count.fill("5");
  await receiver.dialog.getByRole("button", { name: "Mark 3 cards as missing" }).click();
  await expect(receiver.dialog.getByText("That is not the number. Type 3 to go on.")).toBeVisible();
  await expect(count).toHaveAttribute("aria-invalid", "true");
  await count.fill("3");
  await receiver.dialog.getByRole("button", { name: "Mark 3 cards as missing" }).click();
  await expect(receiver.main.getByText("3 of 3 done.")).toBeVisible();

  await receiver.main.getByRole("button", { name: "Receive batch" }).click();
  await receiver.dialog.getByRole("textbox", { name: "Notes" }).fill("Three are missing");
  await receiver.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(receiver.main.getByText("Received", { exact: true }).first()).toBeVisible();

  await receiver.main.getByRole("button", { name: `Receive ${lost}` }).click();
  await receiver.dialog.getByRole("textbox", { name: /^Last 3 digits/ }).fill(lost.slice(-3));
  await receiver.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(receiver.row(lost)).toContainText("Received");

  await sender.open(`/dispatch/sending/${id}`);
  await expect(sender.row(lost)).toContainText("Received");
  await choose(sender.main.getByRole("radio", { name: /^Discrepancies/ }));
  await expect(sender.main.getByText("Packet torn, three cards not inside")).toHaveCount(2);
});
