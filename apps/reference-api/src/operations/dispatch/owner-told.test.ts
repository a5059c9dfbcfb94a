import { expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch, serialOf } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const notes = "Scanned by mistake";
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);

/** Sends the card SN0000101 to a centre and receives it there. */
async function bring(from: Desk, to: Desk, center: number) {
  const { id } = await packBatch(from, { to: center, count: 1 });
  const { batch } = await from.must("dispatchBatch", { path: { batchId: id }, body: {} });
  await to.must("receiveCard", receiptOf(batch, 0));
  await to.must("receiveBatch", { path: { batchId: id }, body: {} });
  return { batchId: id };
}

async function add(desk: Desk, to: number) {
  const { batch } = await desk.must("createBatch", { body: { destination_center_id: to } });
  const path = { batchId: batch.id };
  return desk.must("addCard", { path, body: { serial_number: serialOf(101) } });
}

async function announceAtKulhudhuffushi() {
  await server.database.updateTable("people").set({ phone: "7000001" }).execute();
  const [origin, desk] = [await atHeadOffice(), await atKulhudhuffushi()];
  const path = await bring(origin, desk, 6);
  server.clock.pass({ minutes: 10 });
  await desk.must("sendReadySms", { path });
  server.clock.pass({ minutes: 10 });
  return { origin, desk };
}

test("a card that waits for its owner is packed, and the answer says when they were told", async () => {
  const { desk } = await announceAtKulhudhuffushi();
  const { card, batch, owner_told_at } = await add(desk, 1);

  expect(owner_told_at).toBe("2026-11-19T09:15:00.000Z");
  expect(card.line_status).toBe("packed");
  // It still waits for its owner when it was packed by mistake.
  await desk.must("removeCard", { path: { batchId: batch.id, cardId: card.id }, body: { notes } });
  expect((await add(desk, 1)).owner_told_at).toBe(owner_told_at);
});

test("a card whose owner was told at another centre is packed without a word of it", async () => {
  const { origin, desk } = await announceAtKulhudhuffushi();
  await bring(desk, origin, 1);

  expect(await add(origin, 6)).not.toHaveProperty("owner_told_at");
});

test("a card whose owner was told nothing is packed without a word of it", async () => {
  const desk = await atHeadOffice();
  await sendBatch(desk, { first: 110, count: 1 });

  expect(await add(desk, 6)).not.toHaveProperty("owner_told_at");
});
