import { expect, test } from "vitest";
import { receiptOf, sendBatch } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { handOver } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const notes = "The photograph is of somebody else";

test("a card that was handed over while its batch is still checked is neither disputed nor on its way again [R-17]", async () => {
  const batch = await sendBatch(await signIn(server, "clerk.male", 1));
  const desk = await signIn(server, "clerk.hdh", 6);
  const receipt = receiptOf(batch, 0);
  await desk.must("receiveCard", receipt);
  const { card } = await handOver(server, desk, 101);
  const before = await readFingerprint(server.database);
  const { path } = receipt;
  const dispute = { path, body: { data: { reason: "wrong_person", notes } } } as const;
  const refused = { status: 400, message: "Card has already been handed over", code: "already_handed_over" };

  expect(await desk.refused("disputeCard", dispute)).toEqual(refused);
  expect(await desk.refused("undoCard", { path, body: { data: { notes } } })).toEqual(refused);
  expect(await readFingerprint(server.database)).toBe(before);

  // Once it came back it is the batch's as before.
  await desk.must("returnCard", { path: { id: card.id }, body: { reason: "wrong_card", notes } });
  expect((await desk.must("disputeCard", dispute)).card.line_status).toBe("disputed");
});

test("a card that was disputed or is missing says so with its batch, also after the receipt is closed", async () => {
  const batch = await sendBatch(await signIn(server, "clerk.male", 1));
  const desk = await signIn(server, "clerk.hdh", 6);
  const [disputed, missing] = [receiptOf(batch, 0), receiptOf(batch, 1)];
  await desk.must("disputeCard", { ...disputed, body: { data: { reason: "damaged", notes } } });
  await desk.must("markCardMissing", { ...missing, body: { data: { notes } } });
  const load = async (place: number) => {
    const serial_number = batch.cards[place]?.serial_number ?? "";
    return (await desk.must("loadIssuance", { body: { serial_number } })).issuance;
  };
  const placeOf = async (place: number) =>
    (await load(place)).checks.find(({ code }) => code === "at_this_center")?.context;

  expect(await placeOf(0)).toMatchObject({ status: "disputed", batch: { id: batch.id } });
  expect(await placeOf(1)).toMatchObject({ status: "missing", batch: { id: batch.id } });
});
