import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/tables.ts";
import { createRandom } from "../testing/create-random.ts";
import { signIn } from "../testing/desk.ts";
import { listTamperings } from "../testing/tamper-trail.ts";
import { useTestServer } from "../testing/test-server.ts";
import { type TrailHead, type TrailReport, verifyTrail } from "./verify-trail.ts";

/** How many tamperings are tried here; the proof tries more, on PostgreSQL. */
const tries = Number(process.env.ID_DESK_TAMPERINGS ?? 56);

const server = useTestServer();
const nasty = '\uFEFFLine 1\nLine 2\t"quoted" \\ back \u2028 ދިވެހި 😀 <b>';

/** What is done on the way of a batch, with words of every kind. */
async function work(cards = ["SN0000101", "SN0000102"]): Promise<void> {
  const desk = await signIn(server, "clerk.male", 1);
  const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
  const path = { batchId: batch.id };
  for (const serial_number of cards) await desk.must("addCard", { path, body: { serial_number } });
  await desk.must("addBatchNote", { path, body: { notes: nasty } });
  await desk.must("dispatchBatch", { path, body: {} });
}

beforeEach(() => work());

const countEvents = async () =>
  (await server.database.selectFrom("audit_events").select("id").execute()).map(({ id }) => id);

class TakenBack extends Error {}

/** Changes the tables past every guard, looks what is found, and takes the change back. */
async function tamper(
  change: (database: Database) => Promise<unknown>,
  kept?: TrailHead,
): Promise<TrailReport> {
  let report: TrailReport | undefined;
  const tampering = server.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await change(transaction);
    report = await verifyTrail(transaction, kept);
    throw new TakenBack();
  });
  await expect(tampering).rejects.toThrow(TakenBack);
  if (!report) throw new Error("Nobody looked.");
  return report;
}

async function readHead(): Promise<TrailHead> {
  const { head, problem } = await verifyTrail(server.database);
  if (problem !== undefined || !head) throw new Error(problem ?? "There is no event.");
  return head;
}

describe("the chain of the audit trail [R-12]", () => {
  test("has a link for every event, whatever its words, and holds", async () => {
    const before = await readHead();
    expect(before.position).toBe((await countEvents()).length);
    await work(["SN0000103", "SN0000104"]);
    const after = await verifyTrail(server.database, before);
    expect(after).toEqual({
      head: { position: before.position + 7, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test("has nothing of what was not done", async () => {
    const before = await readHead();
    const desk = await signIn(server, "clerk.male", 1);
    await desk.refused("dispatchBatch", { path: { batchId: 999_999 }, body: {} });
    await desk.refused("addBatchNote", { path: { batchId: 1 }, body: { notes: "" } });
    // Signing in and the choice of the centre alone.
    expect(await readHead()).toMatchObject({ position: before.position + 2 });
  });

  test("shows every tampering", { timeout: 60_000 + 500 * tries }, async () => {
    const head = await readHead();
    const ids = await countEvents();
    const random = createRandom(20_261_122);
    const unseen: string[] = [];
    for (let tried = 0; tried < tries; ) {
      for (const { what, change } of listTamperings(random, { length: head.position, ids })) {
        const { problem } = await tamper(change);
        if (problem === undefined) unseen.push(what);
        tried += 1;
      }
    }
    expect(unseen).toEqual([]);
    // What was taken back left nothing behind.
    expect(await readHead()).toEqual(head);
  });

  test("names the first event that is wrong", async () => {
    const spoil = (position: number) => (database: Database) =>
      sql`update audit_events set notes = 'x' where id = (select event_id from audit_chain where position = ${position})`.execute(
        database,
      );
    const { head, problem } = await tamper(async (database) => {
      await spoil(9)(database);
      await spoil(5)(database);
    });
    expect([head?.position, problem]).toEqual([
      4,
      "Event 5 is not what was written, or not what followed the one before.",
    ]);
  });

  test("shows a cut end and a trail written anew to whoever has an exported head, and only to them", async () => {
    const head = await readHead();
    const cut = async (database: Database) => {
      await sql`delete from audit_events where id in (select event_id from audit_chain order by position desc limit 10)`.execute(
        database,
      );
      await sql`delete from audit_chain where position > ${head.position - 10}`.execute(database);
    };
    expect(await tamper(cut)).not.toHaveProperty("problem");
    expect((await tamper(cut, head)).problem).toBe(
      `The trail ends at event ${head.position - 10}: it had ${head.position} when its head was exported.`,
    );
    const writeAnew = async (database: Database) => {
      await sql`delete from audit_chain`.execute(database);
      await sql`update audit_events set notes = 'Nothing happened.' where id = (select min(id) from audit_events)`.execute(
        database,
      );
      await sql`select chain_audit_event(e) from (select * from audit_events order by id) as e`.execute(
        database,
      );
    };
    expect(await tamper(writeAnew)).not.toHaveProperty("problem");
    expect((await tamper(writeAnew, head)).problem).toMatch(/^Event \d+ is not the one that was exported/);
  });

  test("cannot be changed by a statement that forgot the guard", async () => {
    for (const statement of [
      "update audit_events set notes = 'x'",
      "delete from audit_events",
      "truncate audit_events cascade",
      "update audit_chain set position = position + 1",
      "delete from audit_chain",
      "truncate audit_chain",
    ])
      await expect(sql.raw(statement).execute(server.database)).rejects.toThrow("only ever added");
  });

  test("is part of the action: where it cannot be written nothing is done", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    await sql`alter table audit_chain add constraint is_full check (position < 0) not valid`.execute(
      server.database,
    );
    try {
      const path = { batchId: batch.id };
      const answer = await desk
        .fetch(`/api/dispatch/batches/${batch.id}/cards`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-CSRF-Token": desk.csrf },
          body: JSON.stringify({ serial_number: "SN0000103" }),
        })
        .catch((error: unknown) => error);
      expect(answer).not.toMatchObject({ status: 201 });
      expect((await desk.must("getSendingBatch", { path: { id: path.batchId } })).batch.cards).toEqual([]);
    } finally {
      await sql`alter table audit_chain drop constraint is_full`.execute(server.database);
    }
  });
});
