import { expect, test } from "vitest";
import { decideApplication } from "../../database/applications/decide-application.ts";
import { readReason } from "../../domain/applications/registry-decisions.ts";
import { receiptOf, sendBatch, serialOf } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { handOver } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const tooDark = readReason("photo_too_dark") ?? expect.fail("There is no such reason.");

/** What each of these desks reads at the end of a day, but for the moment of the count. */
async function readEveryDesk(cutoffdate?: string) {
  const found: Record<string, unknown> = {};
  for (const [user, center, centers] of [
    ["clerk.male", 1],
    ["clerk.hdh", 6],
    ["super", 1, "all"],
  ] as const) {
    const desk = await signIn(server, user, center);
    const query = { ...(cutoffdate && { cutoffdate }), ...(centers && { centers }) };
    const { statistics } = await desk.must("getStatistics", { query });
    if (!statistics) throw new Error("There are no figures.");
    const { as_of: _, ...figures } = statistics;
    found[`${user} ${center} ${centers ?? ""}`] = figures;
  }
  return found;
}

/** Work of one day each; desks sign in anew, for a session does not last for days. */
const days: readonly (() => Promise<void>)[] = [
  async () => {
    const sender = await signIn(server, "clerk.male", 1);
    await sendBatch(sender, { first: 101, count: 4 });
    await sendBatch(sender, { first: 111, count: 2 });
  },
  async () => {
    const sender = await signIn(server, "clerk.male", 1);
    const { batches } = await sender.must("listSendingBatches", { query: { status: "dispatched" } });
    const last = batches[0];
    if (!last) throw new Error("Nothing is on its way.");
    await sender.must("reopenBatch", { path: { batchId: last.id }, body: { notes: "A card was forgotten" } });
    await sender.must("addCard", { path: { batchId: last.id }, body: { serial_number: serialOf(120) } });
    await decideFirst("under_review");
  },
  async () => {
    const [receiver, sender] = [await signIn(server, "clerk.hdh", 6), await signIn(server, "clerk.male", 1)];
    const batch = await findBatch(101);
    await receiver.must("receiveCard", receiptOf(batch, 0));
    await receiver.must("markCardMissing", {
      path: receiptOf(batch, 1).path,
      body: { data: { notes: "Not in the packet" } },
    });
    await receiver.must("disputeCard", {
      path: receiptOf(batch, 2).path,
      body: { data: { reason: "damaged", notes: "Broken" } },
    });
    const again = await findBatch(111);
    await sender.must("dispatchBatch", { path: { batchId: again.id }, body: {} });
  },
  async () => {
    const receiver = await signIn(server, "clerk.hdh", 6);
    const batch = await findBatch(101);
    await receiver.must("undoCard", { path: receiptOf(batch, 2).path, body: { data: {} } });
    await receiver.must("receiveCard", receiptOf(batch, 2));
    await receiver.must("receiveCard", receiptOf(batch, 3));
    await receiver.must("receiveBatch", {
      path: { batchId: batch.id },
      body: { received_on: "2026-11-22", notes: "One card is missing" },
    });
    await decideFirst("returned");
  },
  async () => {
    const receiver = await signIn(server, "clerk.hdh", 6);
    const batch = await findBatch(101);
    await handOver(server, receiver, 101);
    await receiver.must("receiveCard", receiptOf(batch, 1));
    await sendBatch(await signIn(server, "clerk.male", 1), { first: 131, count: 2 });
  },
  async () => {
    const receiver = await signIn(server, "clerk.hdh", 6);
    await handOver(server, receiver, 102);
    const { issuances } = await receiver.must("listIssuances", { query: { status: "collected" } });
    const [row] = issuances;
    if (!row) throw new Error("Nobody has collected a card.");
    await receiver.must("returnCard", {
      path: { id: row.card.id },
      body: { reason: "data_error", notes: "The name is misspelt" },
    });
  },
  async () => {
    // It stays missing: on the days before, it was not.
    const receiver = await signIn(server, "clerk.hdh", 6);
    await receiver.must("markCardMissing", {
      path: receiptOf(await findBatch(131), 0).path,
      body: { data: { notes: "Not in the packet" } },
    });
  },
  async () => undefined,
  async () => undefined,
  async () => undefined,
  async () => undefined,
];

/** The batch that a card was packed into last, as its destination sees it. */
async function findBatch(firstCard: number) {
  const { id } = await server.database
    .selectFrom("batch_cards as l")
    .innerJoin("cards as k", "k.id", "l.card_id")
    .where("k.serial_number", "=", serialOf(firstCard))
    .orderBy("l.id", "desc")
    .select("l.batch_id as id")
    .executeTakeFirstOrThrow();
  const desk = await signIn(server, "clerk.hdh", 6);
  const { status, body } = await desk.call("getReceivingBatch", { path: { id } });
  if (status === 200) return body.batch;
  return (await (await signIn(server, "clerk.male", 1)).must("getSendingBatch", { path: { id } })).batch;
}

/** The registry decides about the oldest application of centres that waits for it. */
async function decideFirst(decision: "under_review" | "returned") {
  const { application_no } = await server.database
    .selectFrom("applications")
    .where("channel", "=", "center")
    .where("status", "in", decision === "returned" ? ["under_review"] : ["submitted"])
    .orderBy("id")
    .select("application_no")
    .executeTakeFirstOrThrow();
  await server.database
    .transaction()
    .execute((database) =>
      decideApplication(
        { database, now: server.clock.now, sms: async () => undefined },
        { applicationNo: application_no },
        { decision, ...(decision === "returned" && { reasons: [tooDark] }) },
      ),
    );
}

test("what the page said at the end of a day it says of that day ever after [CALL-59]", async () => {
  const said = new Map<string, unknown>();
  for (const [index, work] of days.entries()) {
    const day = `2026-11-${19 + index}`;
    server.clock.now = new Date(`${day}T09:05:00.000Z`);
    await work();
    server.clock.now = new Date(`${day}T18:59:00.000Z`);
    said.set(day, await readEveryDesk());
  }

  server.clock.now = new Date("2026-11-30T09:00:00.000Z");
  for (const [day, figures] of said) expect(await readEveryDesk(day), day).toEqual(figures);
});
