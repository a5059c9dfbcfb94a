import { choose } from "../choose.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;
const clerk = "Ibrahim Rasheed";
const supervisor = "Fathimath Naseema";
type OpenDesk = () => Promise<Desk>;

const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;
const serialsOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => serial(first + index));

/** Scans codes one after the other, as a wedge scanner does. */
async function scanAll(desk: Desk, serials: readonly string[]): Promise<void> {
  await desk.scanField.focus();
  for (const each of serials) await desk.scan(each);
}

/** A batch of these cards that has left for Kulhudhuffushi, and its sender's desk. */
async function sendBatch(openDesk: OpenDesk, serials: readonly string[]) {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { id, batchNo } = await sender.newBatch("HDh. Kulhudhuffushi");
  await scanAll(sender, serials);
  await expect(sender.main.getByText(`${serials.length} cards`, { exact: true })).toBeVisible();
  await dispatch(sender);
  return { sender, id, batchNo };
}

async function dispatch(desk: Desk): Promise<void> {
  await desk.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await desk.dialog.getByRole("button", { name: /^Dispatch/ }).click();
  await expect(desk.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
}

/** Two people who open the same packet. */
async function openTwo(openDesk: OpenDesk, path: string): Promise<[Desk, Desk]> {
  const one = await openDesk();
  const other = await openDesk();
  await one.startSession("clerk.hdh", kulhudhuffushi);
  await other.startSession("super", kulhudhuffushi);
  for (const desk of [one, other]) {
    await desk.open(path);
    await expect(desk.scanField).toBeVisible();
  }
  return [one, other];
}

const received = (desk: Desk, count: number) =>
  desk.main
    .getByRole("radiogroup", { name: "Cards" })
    .locator("label")
    .filter({ hasText: new RegExp(`^Received\\s*${count}$`) });
const told = (desk: Desk, sentence: string) => desk.main.getByText(sentence, { exact: true });

test("Two desks receive one packet: each sees the other's cards, and none is counted twice [CALL-13] [CALL-16]", async ({
  openDesk,
}) => {
  const cards = serialsOf(401, 6);
  const { id, sender } = await sendBatch(openDesk, cards);
  const [one, other] = await openTwo(openDesk, `/dispatch/receiving/${id}`);

  await scanAll(one, cards.slice(0, 4));
  await expect(received(one, 4)).toBeVisible();
  await expect(received(other, 4)).toBeVisible();
  await expect(told(other, `${clerk} has received 4 cards at another desk.`)).toBeVisible();
  await scanAll(other, cards.slice(3));
  await expect(received(other, 6)).toBeVisible();
  await expect(received(one, 6)).toBeVisible();
  await expect(told(one, `${supervisor} has received 2 cards at another desk.`)).toBeVisible();
  await expect(other.main.getByText(new RegExp(`${clerk} received it at`)).first()).toBeVisible();

  // The sender, who watches, has it too.
  await expect(sender.main.getByText("Being received", { exact: true }).first()).toBeVisible();
  await other.main.getByRole("button", { name: "Receive batch" }).click();
  await other.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(told(one, `This batch was received by ${supervisor}.`)).toBeVisible();
  await expect(told(sender, `This batch was received by ${supervisor}.`)).toBeVisible();
});

test("A check is undone and the card scanned again, at the same desk and at the other [CALL-16] [CALL-17] [CALL-18]", async ({
  openDesk,
}) => {
  const cards = serialsOf(411, 3);
  const { id } = await sendBatch(openDesk, cards);
  const [one, other] = await openTwo(openDesk, `/dispatch/receiving/${id}`);
  const [first = "", second = "", third = ""] = cards;
  const undo = async (desk: Desk, tab: RegExp, card: string) => {
    await choose(desk.main.getByRole("radio", { name: tab }));
    await desk.chooseForCard("Undo", card);
    await expect(desk.dialog).toContainText("It counts as not checked again.");
    await desk.dialog.getByRole("button", { name: /^Undo/ }).click();
    await expect(desk.dialog).toBeHidden();
  };

  await scanAll(one, [first]);
  await one.resolveCard("Mark as missing", second, "Packet opened in front of the courier, card not inside");
  await one.resolveCard("Dispute", third, "The chip is broken", "Damaged");
  await expect(received(other, 1)).toBeVisible();
  await undo(other, /^Received/, first);
  await expect(received(one, 0)).toBeVisible();
  await expect(told(one, `${supervisor} has changed the check of 1 card at another desk.`)).toBeVisible();
  // The desk that had received it may scan it again, and so may the one that undid it.
  await scanAll(one, [first]);
  await expect(received(one, 1)).toBeVisible();
  await expect(received(other, 1)).toBeVisible();
  await undo(other, /^Missing/, second);
  await undo(other, /^Disputed/, third);
  await scanAll(other, [second, third]);
  await expect(received(one, 3)).toBeVisible();
  await expect(received(other, 3)).toBeVisible();
  await expect(one.main.getByText("Check undone").first()).toBeVisible();
  await one.main.getByRole("button", { name: "Receive batch" }).click();
  await one.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(one.main.getByText("Received", { exact: true }).first()).toBeVisible();
  await expect(one.main.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
});

test("Two desks pack one batch; one of them takes a card out, and it is scanned again at the other [CALL-12] [CALL-14] [CALL-15]", async ({
  openDesk,
}) => {
  const one = await openDesk();
  const other = await openDesk();
  await one.startSession("clerk.male", headOffice);
  await other.startSession("super", headOffice);
  const { id } = await one.newBatch("HDh. Kulhudhuffushi");
  await other.open(`/dispatch/sending/${id}`);
  const cards = serialsOf(421, 4);
  await scanAll(one, cards.slice(0, 2));
  await scanAll(other, cards.slice(1));
  for (const desk of [one, other]) {
    await expect(desk.main.getByText("4 cards", { exact: true })).toBeVisible();
    for (const card of cards) await expect(desk.row(card)).toHaveCount(1);
  }
  await expect(told(one, `${supervisor} has added 2 cards at another desk.`)).toBeVisible();
  const [first = ""] = cards;
  await other.resolveCard("Remove", first, "Belongs into another packet");
  await expect(one.row(first)).toHaveCount(0);
  await scanAll(one, [first]);
  await expect(other.main.getByText("4 cards", { exact: true })).toBeVisible();
});

test("A batch that a colleague dispatches, reopens or cancels under the scanner is said so once, and the next scan works where it may [CALL-12]", async ({
  openDesk,
}) => {
  const one = await openDesk();
  const other = await openDesk();
  await one.startSession("clerk.male", headOffice);
  await other.startSession("super", headOffice);
  const { id } = await one.newBatch("HDh. Kulhudhuffushi");
  await scanAll(one, serialsOf(431, 2));
  await other.open(`/dispatch/sending/${id}`);
  await expect(other.main.getByText("2 cards", { exact: true })).toBeVisible();

  await dispatch(other);
  await expect(told(one, `This batch was dispatched by ${supervisor}.`)).toHaveCount(1);
  await expect(one.scanField).toHaveCount(0);
  const act = async (action: string) => {
    await other.main.getByRole("button", { name: action, exact: true }).click();
    await other.dialog.getByRole("textbox", { name: "Notes" }).fill("Two cards were left behind");
    await other.dialog.getByRole("button", { name: new RegExp(`^${action}`) }).click();
    await expect(other.dialog).toBeHidden();
  };
  await act("Reopen batch");
  await expect(told(one, `This batch was reopened by ${supervisor}.`)).toHaveCount(1);
  await scanAll(one, [serial(433)]);
  await expect(one.main.getByText("3 cards", { exact: true })).toBeVisible();
  await expect(other.main.getByText("3 cards", { exact: true })).toBeVisible();
  await act("Cancel batch");
  await expect(told(one, `This batch was cancelled by ${supervisor}.`)).toHaveCount(1);
  await expect(one.scanField).toHaveCount(0);
});

test("A batch that goes back to its origin is no longer checked, and a stray card is told where it is [CALL-13] [CALL-16]", async ({
  openDesk,
}) => {
  const { id, sender } = await sendBatch(openDesk, serialsOf(441, 2));
  const { id: strayId } = await sender.newBatch("HDh. Kulhudhuffushi");
  await scanAll(sender, [serial(449)]);
  await expect(sender.main.getByText("1 card", { exact: true })).toBeVisible();
  const strayNo = /DB-\d{4}-\d{6}/.exec((await sender.heading.textContent()) ?? "")?.[0] ?? "";
  expect(strayId).not.toBe(id);

  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  await expect(receiver.scanField).toBeVisible();
  await scanAll(receiver, [serial(449)]);
  await expect(
    receiver.main.getByText(`This card belongs to this centre. It is in batch ${strayNo}.`).first(),
  ).toBeVisible();
  await expect(receiver.main.getByRole("button", { name: /^Record/ })).toBeVisible();

  await sender.open(`/dispatch/sending/${id}`);
  await sender.main.getByRole("button", { name: "Reopen batch", exact: true }).click();
  await sender.dialog.getByRole("textbox", { name: "Notes" }).fill("A card was left behind");
  await sender.dialog.getByRole("button", { name: /^Reopen/ }).click();
  await expect(told(receiver, "This batch was reopened by Aishath Shareef.")).toBeVisible();
  await expect(receiver.scanField).toHaveCount(0);
  await scanAll(sender, [serial(443)]);
  await expect(sender.main.getByText("3 cards", { exact: true })).toBeVisible();
  await dispatch(sender);
  await expect(told(receiver, "This batch was dispatched by Aishath Shareef.")).toBeVisible();
  await scanAll(receiver, [serial(443)]);
  await expect(received(receiver, 1)).toBeVisible();
});
