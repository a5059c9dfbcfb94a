import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch, serialOf } from "./testing/batches.ts";
import { openDesk, signIn } from "./testing/desk.ts";
import { readFingerprint } from "./testing/read-fingerprint.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const notes = "As agreed on the telephone";
const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });
const key = "f2a7c0de-0000-4000-8000-000000000001";

const countEvents = async () => {
  const { count } = await server.database
    .selectFrom("audit_events")
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

describe("writes that are repeated", () => {
  test("the same key and body happen once and get the first answer again, byte for byte [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = { body: { destination_center_id: 6 }, ...keyed(key) };
    const first = await desk.call("createBatch", call);
    const before = await readFingerprint(server.database);
    server.clock.pass({ minutes: 20 });
    const second = await desk.call("createBatch", call);

    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("repeats that come at once are one write [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = { path: { batchId: 7 }, body: { serial_number: "SN0000101" }, ...keyed(key) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.call("addCard", call)));

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await desk.must("getSendingBatch", { path: { id: 7 } })).batch.cards_count).toBe(1);
  });

  test("a body that differs in byte order marks alone is the same one", async () => {
    const desk = await atHeadOffice();
    const write = (note: string) =>
      desk.call("addBatchNote", { path: { batchId: 7 }, body: { notes: note }, ...keyed(key) });
    const first = await write(notes);
    const second = await write(`\uFEFF${notes}`);

    expect([second.status, second.text]).toEqual([first.status, first.text]);
  });

  test("the same key for something else is refused and changes nothing [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = { path: { batchId: 7 }, body: { serial_number: "SN0000101" }, ...keyed(key) };
    await desk.must("addCard", call);
    const before = await readFingerprint(server.database);
    const reused = {
      status: 409,
      message: "This idempotency key was used for another request.",
      code: "idempotency_key_reused",
    };

    expect(await desk.refused("addCard", { ...call, body: { serial_number: "SN0000102" } })).toEqual(reused);
    expect(await desk.refused("addCard", { ...call, path: { batchId: 6 } })).toEqual(reused);
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("a refusal does not use the key up [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = { path: { batchId: 7 }, body: {}, ...keyed(key) };
    expect(await desk.refused("dispatchBatch", call)).toMatchObject({ code: "batch_empty" });
    await desk.must("addCard", { path: { batchId: 7 }, body: { serial_number: "SN0000101" } });

    expect((await desk.must("dispatchBatch", call)).batch.status).toBe("dispatched");
  });

  test("a key belongs to one user and one operation [R-2]", async () => {
    const desk = await atHeadOffice();
    const colleague = await signIn(server, "super", 1);
    const call = { body: { destination_center_id: 6 }, ...keyed(key) };
    const mine = await desk.must("createBatch", call);
    const theirs = await colleague.must("createBatch", call);
    await desk.must("addBatchNote", { path: { batchId: mine.batch.id }, body: { notes }, ...keyed(key) });

    expect(theirs.batch.id).not.toBe(mine.batch.id);
  });

  test("an answer of one centre is not given again at another [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = { body: { destination_center_id: 6 }, ...keyed(key) };
    const { batch } = await desk.must("createBatch", call);
    const toOther = { body: { dispatch_center: 2 }, ...keyed("f2a7c0de-0000-4000-8000-000000000002") };
    const first = await desk.call("setCenter", toOther);

    expect(await desk.refused("createBatch", call)).toMatchObject({
      status: 409,
      code: "idempotency_key_reused",
    });
    // To select a centre is no work of the centre that was selected before.
    expect((await desk.call("setCenter", toOther)).text).toBe(first.text);

    await desk.must("setCenter", { body: { dispatch_center: 1 } });
    expect((await desk.must("createBatch", call)).batch.id).toBe(batch.id);
  });

  test("a key outlives the session, and is forgotten after a day [R-2]", async () => {
    const call = { body: { destination_center_id: 6 }, ...keyed(key) };
    const first = await (await atHeadOffice()).must("createBatch", call);
    server.clock.pass({ hours: 23, minutes: 50 });
    const desk = await atHeadOffice();
    const next = await desk.must("createBatch", call);
    server.clock.pass({ minutes: 10 });
    const last = await desk.must("createBatch", call);

    expect(next.batch.id).toBe(first.batch.id);
    expect(last.batch.id).not.toBe(first.batch.id);
  });

  test("what has run out is swept away when somebody signs in", async () => {
    const desk = await atHeadOffice();
    await desk.must("createBatch", { body: { destination_center_id: 6 }, ...keyed(key) });
    await openDesk(server).refused("login", { body: { username: "nobody", password: "Nothing-2026!" } });
    server.clock.pass({ hours: 24 });
    await signIn(server, "super");

    const count = async (table: "sessions" | "attempts" | "unknown_names" | "idempotency_records") =>
      (await server.database.selectFrom(table).selectAll().execute()).length;
    expect([
      await count("sessions"),
      await count("attempts"),
      await count("unknown_names"),
      await count("idempotency_records"),
    ]).toEqual([1, 0, 0, 0]);
  });

  test("an ill-formed key is refused", async () => {
    const desk = await atHeadOffice();

    expect(
      await desk.refused("createBatch", { body: { destination_center_id: 6 }, ...keyed("short") }),
    ).toMatchObject({ status: 400, errors: { "Idempotency-Key": ["This is not valid."] } });
  });
});

describe("two people and one batch", () => {
  test("whoever acts on what is no longer true is told who changed it and when [R-3]", async () => {
    const desk = await atHeadOffice();
    const colleague = await signIn(server, "super", 1);
    const seen = await packBatch(desk);
    const { path } = receiptOf(seen, 0);
    server.clock.pass({ minutes: 3 });
    await colleague.must("addCard", { path: { batchId: seen.id }, body: { serial_number: serialOf(200) } });
    const before = await readFingerprint(server.database);

    const batchId = { batchId: seen.id };
    const { version } = seen;
    const tries = [
      await desk.refused("dispatchBatch", { path: batchId, body: { version } }),
      await desk.refused("cancelBatch", { path: batchId, body: { notes, version } }),
      await desk.refused("addBatchNote", { path: batchId, body: { notes, version } }),
      await desk.refused("removeCard", { path, body: { notes, version } }),
    ];
    for (const refusal of tries) {
      expect(refusal).toEqual({
        status: 409,
        message: "This batch was changed by Fathimath Naseema.",
        code: "stale_version",
        context: {
          version: version + 1,
          changed_by: { username: "super", fullname: "Fathimath Naseema" },
          changed_at: "2026-11-19T09:08:00.000Z",
        },
      });
    }
    expect(await readFingerprint(server.database)).toBe(before);
    await desk.must("dispatchBatch", { path: batchId, body: { version: version + 1 } });
  });

  test("the destination is held to the version as well [R-3]", async () => {
    const origin = await atHeadOffice();
    const sent = await sendBatch(origin, { count: 1 });
    const desk = await signIn(server, "clerk.hdh", 6);
    await desk.must("receiveCard", receiptOf(sent, 0));
    const { version } = (await desk.must("getReceivingBatch", { path: { id: sent.id } })).batch;
    await origin.must("addBatchNote", { path: { batchId: sent.id }, body: { notes } });
    const path = { batchId: sent.id };

    expect(await desk.refused("receiveBatch", { path, body: { version } })).toMatchObject({ status: 409 });
    await desk.must("receiveBatch", { path, body: { version: version + 1 } });
    expect(await desk.refused("sendReadySms", { path, body: { version } })).toMatchObject({ status: 409 });
  });
});

describe("the audit trail", () => {
  test("every change has exactly one event, with who, where, when and what [T-40]", async () => {
    const desk = await atHeadOffice();
    const start = await countEvents();
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    const path = { batchId: batch.id };
    const { card } = await desk.must("addCard", { path, body: { serial_number: "SN0000101" } });
    await desk.must("removeCard", { path: { ...path, cardId: card.id }, body: { notes } });
    await desk.must("addCard", { path, body: { serial_number: "SN0000102" } });
    await desk.must("dispatchBatch", { path, body: {} });
    await desk.refused("dispatchBatch", { path, body: {} });

    const events = await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "batch")
      .where("subject_id", "=", batch.id)
      .orderBy("id")
      .selectAll()
      .execute();
    expect(await countEvents()).toBe(start + 5);
    expect(
      events.map(({ action, from_status, to_status, serial_number }) => [
        action,
        from_status,
        to_status,
        serial_number,
      ]),
    ).toEqual([
      ["create", null, "open", null],
      ["add_card", null, "packed", "SN0000101"],
      ["remove_card", "packed", "removed", "SN0000101"],
      ["add_card", null, "packed", "SN0000102"],
      ["dispatch", "open", "dispatched", null],
    ]);
    for (const event of events) {
      expect(event).toMatchObject({ actor_id: 1, center_id: 1, at: server.clock.now });
    }
  });

  test("an event cannot be changed or deleted [T-41]", async () => {
    const refused = "audit events are only ever added";
    const { database } = server;

    await expect(database.updateTable("audit_events").set({ notes: "" }).execute()).rejects.toThrow(refused);
    await expect(database.deleteFrom("audit_events").execute()).rejects.toThrow(refused);
    await expect(sql`truncate audit_events cascade`.execute(database)).rejects.toThrow(refused);
  });

  test("a change whose event cannot be written does not happen [T-42]", async () => {
    const desk = await atHeadOffice();
    const before = await readFingerprint(server.database);
    await sql`alter table audit_events add constraint broken check (action <> 'add_card') not valid`.execute(
      server.database,
    );
    try {
      const call = desk.call("addCard", { path: { batchId: 7 }, body: { serial_number: "SN0000101" } });
      // The contract declares no status for a failure of the server, so the desk's own check speaks.
      await expect(call).rejects.toThrow(
        '{"message":"Server error. Please try again later.","code":"server"}',
      );
    } finally {
      await sql`alter table audit_events drop constraint broken`.execute(server.database);
    }

    expect(await readFingerprint(server.database)).toBe(before);
    expect(server.logged.errors).toHaveLength(1);
    expect(server.logged.errors[0]).not.toContain("SN0000101");
  });
});
