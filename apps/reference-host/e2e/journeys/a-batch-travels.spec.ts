import { expect, test } from "../journey.ts";

/** As for most staff: things fade and move. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;

/** Serials of printed demonstration cards that are in no batch. */
function serials(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SN${String(from + index).padStart(7, "0")}`);
}

test("Twenty cards are packed by scanner, sent, received card by card, and both discrepancies come home [DOM-04] [CALL-14] [SESS-07]", async ({
  openDesk,
  server,
}) => {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { batchNo, id } = await sender.createBatch("HDh. Kulhudhuffushi");

  // Answers are late and overtake each other: the first scans wait longest.
  let scanned = 0;
  await sender.page.route("**/api/dispatch/batches/*/cards", async (route) => {
    scanned += 1;
    const wait = 40 * ((scanned * 7) % 5);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  const cards = serials(101, 20);
  await sender.scanField.focus();
  for (const serial of cards) {
    await sender.scan(serial);
    await sender.page.waitForTimeout(20);
  }
  await expect(sender.main.getByText("20 cards", { exact: true })).toBeVisible();
  const [mistaken = "", ...packed] = cards;
  await sender.resolveCard("Remove", mistaken, "Scanned by mistake");
  await expect(sender.main.getByText("19 cards", { exact: true })).toBeVisible();
  await sender.scan(mistaken);
  await expect(sender.main.getByText("20 cards", { exact: true })).toBeVisible();

  await sender.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await sender.dialog.getByRole("button", { name: /^Dispatch/ }).click();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();

  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  await expect(receiver.heading).toContainText(batchNo);
  const arrived = [...packed, mistaken];
  const [missing = "", disputed = "", broken = "", ...received] = arrived;
  await receiver.scanField.focus();
  for (const serial of received) await receiver.scan(serial);
  await expect(receiver.main.getByText(/17 received|Received\s*17/).first()).toBeVisible();

  await expect(receiver.main.getByRole("button", { name: "Receive batch" })).toBeDisabled();
  await receiver.resolveCard(
    "Mark as missing",
    missing,
    "Packet opened in front of the courier, card not inside",
  );
  await receiver.resolveCard("Dispute", disputed, "The chip is broken", "Damaged");
  await receiver.resolveCard("Dispute", broken, "Printed twice", "Printing error");
  await receiver.main.getByRole("button", { name: "Receive batch" }).click();
  await receiver.dialog.getByRole("textbox", { name: "Notes" }).fill("One missing, two disputed");
  await receiver.dialog.getByRole("button", { name: /^Receive/ }).click();
  await expect(receiver.main.getByText("Received", { exact: true }).first()).toBeVisible();

  await server.killAndRestart();

  await sender.open(`/dispatch/sending/${id}`);
  await expect(sender.row(missing)).toContainText("Missing");
  await expect(sender.row(missing)).toContainText("card not inside");
  await expect(sender.row(disputed)).toContainText("Damaged");
  await expect(sender.row(disputed)).toContainText("The chip is broken");
  await expect(sender.row(broken)).toContainText("Printing error");
});
