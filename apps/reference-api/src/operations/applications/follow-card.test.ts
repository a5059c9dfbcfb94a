import { expect, test } from "vitest";
import { packBatch, receiptOf, serialOf } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { findCardId, handOver } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

/** The application 53 is approved; card 101 is free at the head office. */
async function makeCardOf(applicationNo: string): Promise<void> {
  await server.database
    .updateTable("cards")
    .set({ application_no: applicationNo })
    .where("id", "=", await findCardId(server, 101))
    .execute();
}

const readStatus = async (id: number) => {
  const { status, status_at } = await server.database
    .selectFrom("applications")
    .where("id", "=", id)
    .select(["status", "status_at"])
    .executeTakeFirstOrThrow();
  return [status, status_at.toISOString()];
};

test("An application is where its card is, from the printing to the counter and back", async () => {
  await makeCardOf("C-2026-005470");
  expect((await readStatus(53))[0]).toBe("printing");

  const sender = await signIn(server, "clerk.male", 1);
  const batch = await packBatch(sender, { to: 6, first: 101, count: 1 });
  expect((await readStatus(53))[0]).toBe("printing");
  await sender.must("dispatchBatch", { path: { batchId: batch.id }, body: {} });
  expect(await readStatus(53)).toEqual(["dispatched", "2026-11-19T09:05:00.000Z"]);

  server.clock.pass({ minutes: 10 });
  const receiver = await signIn(server, "clerk.hdh", 6);
  await receiver.must("receiveCard", receiptOf(batch, 0));
  await receiver.must("receiveBatch", { path: { batchId: batch.id }, body: {} });
  expect(await readStatus(53)).toEqual(["ready", "2026-11-19T09:15:00.000Z"]);

  const { card } = await handOver(server, receiver, 101);
  expect((await readStatus(53))[0]).toBe("collected");
  await receiver.must("returnCard", {
    path: { id: card.id },
    body: { reason: "data_error", notes: "The name is misspelt" },
  });
  expect((await readStatus(53))[0]).toBe("ready");
});

test("A card that is missing or disputed on its way keeps its application on its way", async () => {
  await makeCardOf("C-2026-005470");
  const sender = await signIn(server, "clerk.male", 1);
  const batch = await packBatch(sender, { to: 6, first: 101, count: 2 });
  await sender.must("dispatchBatch", { path: { batchId: batch.id }, body: {} });
  const receiver = await signIn(server, "clerk.hdh", 6);
  const { path } = receiptOf(batch, 0);
  await receiver.must("markCardMissing", { path, body: { data: { notes: "Not in the packet" } } });

  expect((await readStatus(53))[0]).toBe("dispatched");
  const { status } = await receiver.must("getPersonStatus", { path: { idNumber: "A100101" } });
  expect(status.cards).toMatchObject([
    { serial_number: serialOf(101), status: "missing", batch: { line_status: "missing", received_at: null } },
  ]);
});

test("A card that comes back does not go before what its owner has applied for since", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await server.database
    .updateTable("cards")
    .set({ status: "at_center" })
    .where("serial_number", "=", serialOf(5415))
    .execute();

  expect((await readStatus(23))[0]).toBe("collected");
  const path = { idNumber: "A105415" };
  expect((await desk.must("getActiveApplication", { path })).application?.application_no).toBe(
    "C-2026-005454",
  );
});

test("A card without an application here changes nothing", async () => {
  const before = await server.database
    .selectFrom("applications")
    .select(["id", "status"])
    .orderBy("id")
    .execute();
  await makeCardOf("C-2020-000001");

  expect(
    await server.database.selectFrom("applications").select(["id", "status"]).orderBy("id").execute(),
  ).toEqual(before);
});
