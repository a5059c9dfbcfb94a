import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";

const kulhudhuffushi = 6;

test("A receipt of 52 cards, one missing and one disputed, needs scans and the words of the dispute alone [CALL-16] [CALL-17] [CALL-18]", async ({
  desk,
  server,
}) => {
  const cards = Array.from({ length: 52 }, (_, index) => `SN0000${341 + index}`);
  const [bent = "", lost = ""] = cards;
  const sender = await signInDirectly(server);
  const body = JSON.stringify({ destination_center_id: kulhudhuffushi });
  const made = await (await sender.send("POST", "/dispatch/batches", body)).json();
  const batch = `/dispatch/batches/${made.batch.id}`;
  for (const [index, serial_number] of cards.entries()) {
    const card = JSON.stringify({ serial_number, sequence: index + 1 });
    expect((await sender.send("POST", `${batch}/cards`, card)).ok).toBe(true);
  }
  const { batch: packed } = await (
    await sender.send("GET", `/dispatch/batches/sending/${made.batch.id}`)
  ).json();
  const version = JSON.stringify({ version: packed.version });
  expect((await sender.send("PATCH", `${batch}/dispatch`, version)).ok).toBe(true);

  await desk.startSession("clerk.hdh", /Kulhudhuffushi/);
  await desk.open(`/dispatch/receiving/${made.batch.id}`);
  await desk.main.getByRole("button", { name: "Skip" }).click();
  await expect(desk.scanField).toBeVisible();
  await desk.scan("IDD-DISPUTE");
  await expect(desk.main.getByText("Scan the card that you dispute.")).toBeVisible();
  await desk.scan(bent);
  await desk.dialog.getByRole("combobox", { name: "Reason" }).selectOption("Damaged");
  await desk.dialog.getByRole("textbox", { name: "Notes" }).fill("Bent at one corner");
  await desk.scan("IDD-YES");
  await expect(desk.dialog).toBeHidden();

  // The page keeps its room for the cards, also while the last result and what became of the packet stand there.
  const rowsInSight = await desk.main
    .getByRole("row")
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  expect(rowsInSight, "the headings and six cards").toBeGreaterThanOrEqual(7);

  for (const serial of cards.slice(2)) await desk.scan(serial);
  await expect(desk.main.getByText(/^50 saved/)).toBeVisible();
  await desk.scan("IDD-MISSING");
  await expect(desk.dialog.getByRole("heading")).toContainText(lost);
  await desk.scan("IDD-YES");
  await expect(desk.dialog).toBeHidden();
  // Staff read this before they scan the command.
  await expect(desk.main.getByText("Every card is checked.", { exact: true })).toBeVisible();
  await desk.scan("IDD-CLOSE");
  await expect(desk.dialog.getByRole("textbox", { name: "Notes" })).toHaveValue(
    `Missing: ${lost}. Disputed: ${bent}.`,
  );
  await desk.scan("IDD-YES");
  await expect(desk.dialog).toBeHidden();
  await expect(desk.main.getByText("Received", { exact: true }).first()).toBeVisible();

  const receiver = await signInDirectly(server, "clerk.hdh", kulhudhuffushi);
  const answer = await receiver.send("GET", `/dispatch/batches/receiving/${made.batch.id}`);
  const { batch: received } = await answer.json();
  expect(received.status).toBe("received");
  const outcomes = received.cards.map(({ line_status }: { line_status: string }) => line_status).sort();
  expect(outcomes).toEqual(["disputed", "missing", ...Array(50).fill("received")]);
});
