import { Kysely, PGliteDialect } from "kysely";
import { describe, expect, test } from "vitest";
import { contractOperations, type OperationId } from "../contract/operations.ts";
import { type Look, recordLook } from "../database/record-look.ts";
import type { Tables } from "../database/tables.ts";
import { verifyTrail } from "../node/verify-trail.ts";
import { type CallParts, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { createShownRecorder } from "./record-shown.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const readLooks = () =>
  server.database
    .selectFrom("audit_events")
    .where("action", "=", "view")
    .where("subject_type", "in", ["route", "batch"])
    .orderBy("id")
    .selectAll()
    .execute();

const nameLooks = async () =>
  (await readLooks()).map(({ actor_id, center_id, notes, subject_type, subject_id }) =>
    [actor_id, center_id, notes, subject_type, subject_id].join(" "),
  );

describe("A look at a list or a batch", () => {
  test("is recorded by every operation that the contract marks [T-40]", async () => {
    const [origin, destination] = [await atHeadOffice(), await signIn(server, "clerk.hdh", 6)];
    const officer = await signIn(server, "xpat.male", 1);
    const path = { id: 3, batchId: 3, form: "new_application" };
    const queries: Partial<Record<OperationId, CallParts["query"]>> = {
      listBatchChanges: { after: 1 },
      listWorkPermits: { name: "Coral" },
    };
    for (const { id, look, center, roles } of contractOperations) {
      const desk = roles.includes("xpat") ? officer : center === "destination" ? destination : origin;
      const query = queries[id];
      if (look) await desk.must(id, { path, ...(query && { query }) });
    }

    const expected = contractOperations.flatMap(({ id, look, center, roles }) => {
      const who = roles.includes("xpat") ? "3 1" : center === "destination" ? "2 6" : "1 1";
      return look ? [`${who} ${id} ${look === "batch" ? "batch 3" : "route "}`] : [];
    });
    expect(await nameLooks()).toEqual(expected);
    expect((await verifyTrail(server.database)).problem).toBeUndefined();
  });

  test("is one for each user, centre and hour by the clock, whatever page is asked for [T-40]", async () => {
    const desk = await atHeadOffice();
    await desk.must("listCenterApplications", { query: { page: 1 } });
    await desk.must("listCenterApplications", { query: { page: 2, status: "all" } });
    await desk.must("listIssuances");
    await (await signIn(server, "super", 1)).must("listIssuances");
    await (await signIn(server, "super", 6)).must("listIssuances");
    server.clock.pass({ minutes: 54 });
    await (await atHeadOffice()).must("listIssuances");
    expect(await nameLooks()).toHaveLength(4);

    server.clock.pass({ minutes: 1 });
    await (await atHeadOffice()).must("listIssuances");
    expect((await readLooks()).map(({ at }) => at.toISOString().slice(11, 16))).toEqual([
      "09:05",
      "09:05",
      "09:05",
      "09:05",
      "10:00",
    ]);
  });

  test("is another one for another batch, and stays out of the batch's history", async () => {
    const desk = await atHeadOffice();
    const trail = () => desk.must("listAudit", { path: { type: "batch", id: 3 } });
    const before = await trail();
    const { id: other } = await server.database
      .selectFrom("batches")
      .where("origin_center_id", "=", 1)
      .where("id", "<>", 3)
      .select("id")
      .executeTakeFirstOrThrow();
    for (const id of [3, other, 3, other]) await desk.must("getSendingBatch", { path: { id } });

    expect(await nameLooks()).toEqual(["1 1 getSendingBatch batch 3", `1 1 getSendingBatch batch ${other}`]);
    expect(await trail()).toEqual(before);
    expect((await desk.must("getSendingBatch", { path: { id: 3 } })).batch.events).not.toContainEqual(
      expect.objectContaining({ action: "view" }),
    );
  });

  test("says nothing of the people or of what was searched for", async () => {
    server.visitor.address = "203.0.113.7";
    const desk = await atHeadOffice();
    const { applications } = await desk.must("listCenterApplications", {
      query: { search: "A106010", status: "all" },
    });
    const [look] = await readLooks();

    expect(applications).toHaveLength(1);
    expect(look).toMatchObject({
      at: server.clock.now,
      action: "view",
      notes: "listCenterApplications",
      serial_number: null,
      from_status: null,
      to_status: null,
      is_in_history: false,
      address: "203.0.113.7",
    });
  });

  test("is not recorded if the answer is a refusal", async () => {
    const desk = await atHeadOffice();
    await desk.refused("getReceivingBatch", { path: { id: 3 } });
    await desk.refused("getSendingBatch", { path: { id: 999 } });
    await desk.refused("listCenterApplications", { query: { search: "A" } });

    expect(await readLooks()).toEqual([]);
  });
});

describe("The record of a look", () => {
  const look: Look = {
    at: new Date("2026-11-19T09:59:59.999Z"),
    operation: "listIssuances",
    batchId: null,
    actorId: 1,
    centerId: 1,
    address: null,
  };

  test("is one event for looks at the same moment, and the index refuses a second", async () => {
    await Promise.all(Array.from({ length: 8 }, () => recordLook(server.database, look)));
    const [{ id: _, ...again } = { id: 0 }, ...others] = await readLooks();

    expect(others).toEqual([]);
    const insert = server.database.insertInto("audit_events").values(again as never);
    await expect(insert.execute()).rejects.toThrow("audit_events_looks");
  });

  test("uses no id when the look is recorded already", async () => {
    for (let count = 0; count < 5; count++) await recordLook(server.database, look);
    await recordLook(server.database, { ...look, at: new Date("2026-11-19T10:00:00Z") });
    const [first, second, ...others] = await readLooks();

    expect([second?.id, others]).toEqual([(first?.id ?? 0) + 1, []]);
  });

  test("is written once for equal looks at the same moment, and once for each other look", async () => {
    const traces: string[] = [];
    const pglite = () => Promise.reject(new Error("No database"));
    const recorder = createShownRecorder({
      database: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
      log: { access() {}, alarm() {}, error: (trace) => void traces.push(trace) },
    });
    const others: Look[] = [
      { ...look, actorId: 2 },
      { ...look, centerId: 6 },
      { ...look, batchId: 3 },
      { ...look, operation: "listCenterApplications" },
      { ...look, at: new Date("2026-11-19T10:00:00Z") },
    ];
    for (let count = 0; count < 100; count += 1) recorder.record(look);
    for (const other of others) recorder.record(other);
    await recorder.settle();
    expect(traces).toHaveLength(1 + others.length);

    recorder.record(look);
    await recorder.settle();
    expect(traces).toHaveLength(2 + others.length);
  });

  test("does not fail the answer when it fails, and is a line of the error log", async () => {
    const traces: string[] = [];
    const pglite = () => Promise.reject(Object.assign(new Error("secret of A123456"), { code: "58P01" }));
    const recorder = createShownRecorder({
      database: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
      log: { access() {}, alarm() {}, error: (trace) => void traces.push(trace) },
    });
    recorder.record(look);
    await recorder.settle();

    expect(traces).toEqual([expect.stringContaining("58P01")]);
    expect(traces.join()).not.toContain("A123456");
  });
});
