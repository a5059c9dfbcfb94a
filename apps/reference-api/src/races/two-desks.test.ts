import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch, serialOf } from "../testing/batches.ts";
import { type Answer, type Desk, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

/*
 * Two people at once, on a server whose connections really meet. The database in the process runs one
 * transaction at a time and would prove nothing, so these run only where there is PostgreSQL.
 */
const server = useTestServer();
const notes = "As agreed on the telephone";
const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string }).code ?? "done";

/** How often each outcome came. */
function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
}

const countEvents = async (action: string, serialNumber: string) => {
  const rows = await server.database
    .selectFrom("audit_events")
    .where("action", "=", action)
    .where("serial_number", "=", serialNumber)
    .select("id")
    .execute();
  return rows.length;
};

const openTwo = (username: string, center: number): Promise<[Desk, Desk]> =>
  Promise.all([signIn(server, username, center), signIn(server, "super", center)]);

describe("two desks at once", () => {
  test("50 adds of one card into two batches by two users are one line [T-10] [DOM-03]", async () => {
    const desks = await openTwo("clerk.male", 1);
    const batches = await Promise.all(desks.map((desk) => packBatch(desk, { count: 0 })));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (desks[index % 2] ?? desks[0]).call("addCard", {
          path: { batchId: batches[index % 2]?.id ?? 0 },
          body: { serial_number: "SN0000101" },
        }),
      ),
    );

    expect(tally(answers)).toEqual({ done: 1, already_linked: 49 });
    const lines = await server.database
      .selectFrom("batch_cards")
      .innerJoin("cards", "cards.id", "batch_cards.card_id")
      .where("serial_number", "=", "SN0000101")
      .select("batch_cards.id")
      .execute();
    expect(lines).toHaveLength(1);
    expect(await countEvents("add_card", "SN0000101")).toBe(1);
  });

  test("100 cards received by both are received once each, and the other is told [R-6]", async () => {
    const batch = await sendBatch(await signIn(server, "clerk.male", 1), { count: 100 });
    const desks = await openTwo("clerk.hdh", 6);
    const answers = await Promise.all(
      batch.cards.flatMap((_, place) =>
        desks.map((desk) => desk.call("receiveCard", receiptOf(batch, place))),
      ),
    );

    expect(tally(answers)).toEqual({ done: 100, already_received: 100 });
    for (const { body } of answers) {
      const { context } = body as { context?: { by: string } };
      if (context) expect(["Ibrahim Rasheed", "Fathimath Naseema"]).toContain(context.by);
    }
    const { batch: after } = await desks[0].must("getReceivingBatch", { path: { id: batch.id } });
    expect(after).toMatchObject({ received_count: 100, version: batch.version + 100 });
    for (const place of [0, 50, 99]) {
      expect(await countEvents("receive_card", serialOf(101 + place))).toBe(1);
    }
  });

  test("whoever follows a batch while two receive its cards misses none of them [R-6]", async () => {
    const batch = await sendBatch(await signIn(server, "clerk.male", 1), { count: 60 });
    const desks = await openTwo("clerk.hdh", 6);
    const follower = await signIn(server, "super", 1);
    const seen = new Map<number, string>();
    let after = batch.version;
    const follow = async () => {
      const changed = await follower.must("listBatchChanges", {
        path: { batchId: batch.id },
        query: { after },
      });
      for (const card of changed.cards) seen.set(card.id, card.line_status);
      after = changed.batch.version;
    };
    let isDone = false;
    const scanning = Promise.all(
      batch.cards.flatMap((_, place) =>
        desks.map((desk) => desk.call("receiveCard", receiptOf(batch, place))),
      ),
    ).finally(() => {
      isDone = true;
    });
    while (!isDone) await follow();
    await scanning;
    await follow();

    expect(after).toBe(batch.version + 60);
    expect(seen).toEqual(new Map(batch.cards.map(({ id }) => [id, "received"])));
  });

  test("a check is taken back or the receipt closed, and never both [R-3]", async () => {
    const origin = await signIn(server, "clerk.male", 1);
    const [one, other] = await openTwo("clerk.hdh", 6);
    for (let round = 0; round < 10; round++) {
      const batch = await sendBatch(origin, { first: 101 + round, count: 1 });
      const receipt = receiptOf(batch, 0);
      await one.must("receiveCard", receipt);
      const [undone, closed] = await Promise.all([
        one.call("undoCard", { path: receipt.path, body: { data: {} } }),
        other.call("receiveBatch", { path: { batchId: batch.id }, body: {} }),
      ]);

      expect([
        ["done", "cards_remaining"],
        ["batch_received", "done"],
      ]).toContainEqual([codeOf(undone), codeOf(closed)]);
    }
  });

  test("a batch is dispatched or cancelled, and never half of each [R-3] [T-9]", async () => {
    const [one, other] = await openTwo("clerk.male", 1);
    for (let round = 0; round < 10; round++) {
      const { id, version } = await packBatch(one, { first: 101 + 3 * round, count: 3 });
      const path = { batchId: id };
      const answers = await Promise.all([
        one.call("dispatchBatch", { path, body: { version } }),
        other.call("cancelBatch", { path, body: { notes, version } }),
      ]);

      expect(tally(answers)).toEqual({ done: 1, stale_version: 1 });
      const { batch } = await one.must("getSendingBatch", { path: { id } });
      const lines = [...batch.cards, ...batch.removed_cards].map(({ line_status }) => line_status);
      const all = batch.status === "cancelled" ? "removed" : "in_transit";
      expect(lines).toEqual([all, all, all]);
    }
  });

  test("a card is added before its batch leaves, or not at all [DOM-02]", async () => {
    const [one, other] = await openTwo("clerk.male", 1);
    for (let round = 0; round < 10; round++) {
      const { id } = await packBatch(one, { first: 101 + 2 * round, count: 1 });
      const path = { batchId: id };
      const [, added] = await Promise.all([
        one.must("dispatchBatch", { path, body: {} }),
        other.call("addCard", { path, body: { serial_number: serialOf(102 + 2 * round) } }),
      ]);

      const { batch } = await one.must("getSendingBatch", { path: { id } });
      expect(["done", "batch_not_open"]).toContain(codeOf(added));
      expect(batch.cards.map(({ line_status }) => line_status)).toEqual(
        codeOf(added) === "done" ? ["in_transit", "in_transit"] : ["in_transit"],
      );
    }
  });

  test("a reopened batch and its first receipt never both happen [R-3]", async () => {
    const origin = await signIn(server, "clerk.male", 1);
    const destination = await signIn(server, "clerk.hdh", 6);
    for (let round = 0; round < 10; round++) {
      const batch = await sendBatch(origin, { first: 101 + round, count: 1 });
      const [reopened, received] = await Promise.all([
        origin.call("reopenBatch", { path: { batchId: batch.id }, body: { notes } }),
        destination.call("receiveCard", receiptOf(batch, 0)),
      ]);

      expect([
        ["done", "batch_not_dispatched"],
        ["batch_not_reopenable", "done"],
      ]).toContainEqual([codeOf(reopened), codeOf(received)]);
    }
  });

  test("the ready message of a batch is sent once [R-11]", async () => {
    const desks = await openTwo("clerk.hdh", 6);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (desks[index % 2] ?? desks[0]).call("sendReadySms", { path: { batchId: 2 } }),
      ),
    );

    expect(tally(answers)).toEqual({ done: 1, sms_already_sent: 9 });
    const messages = await server.database
      .selectFrom("sms_outbox")
      .where("batch_id", "=", 2)
      .select("id")
      .execute();
    const { ready_sms_count } = await server.database
      .selectFrom("batches")
      .where("id", "=", 2)
      .select("ready_sms_count")
      .executeTakeFirstOrThrow();
    expect(messages).toHaveLength(ready_sms_count ?? 0);
  });

  test("20 repeats of one key at once are one batch, and every answer the same [R-2]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.call("createBatch", {
          body: { destination_center_id: 6 },
          headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000001" },
        }),
      ),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { rows } = await sql<{ count: number }>`select count(*) as count from batches`.execute(
      server.database,
    );
    expect(rows[0]?.count).toBe(13);
  });

  test("cards scanned four at a time keep their order and are counted right [R-7]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { id } = await packBatch(desk, { count: 0 });
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    for (let first = 0; first < 40; first += 4) {
      await Promise.all(
        numbers
          .slice(first, first + 4)
          .reverse()
          .map((sequence) =>
            desk.must("addCard", {
              path: { batchId: id },
              body: { serial_number: serialOf(100 + sequence), sequence },
            }),
          ),
      );
    }

    const { batch } = await desk.must("getSendingBatch", { path: { id } });
    expect(batch.cards.map(({ serial_number }) => serial_number)).toEqual(
      numbers.map((number) => serialOf(100 + number)),
    );
    expect(batch).toMatchObject({ cards_count: 40, version: 41 });
  });
});
