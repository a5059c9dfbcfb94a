import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { seedDemonstration } from "./seed.ts";

const server = useTestServer();

const readAll = () => server.database.selectFrom("applications").selectAll().orderBy("id").execute();

const find = async (query: string) => (await sql.raw<{ id: number }>(query).execute(server.database)).rows;

describe("the applications of the demonstration", () => {
  test("are 60 of centres and 40 made online, of every status, at three centres", async () => {
    const all = await readAll();
    const of = (channel: string) => all.filter((each) => each.channel === channel);

    expect([of("center").length, of("portal").length]).toEqual([60, 40]);
    for (const channel of ["center", "portal"]) {
      expect(new Set(of(channel).map(({ status }) => status)).size).toBe(12);
    }
    expect([...new Set(all.map((each) => each.collection_center_id))].sort()).toEqual([1, 2, 6]);
    expect([...new Set(of("center").map((each) => each.created_center_id))].sort()).toEqual([1, 2, 6]);
  });

  test("wait for three days, for twenty, and since today", async () => {
    const days = (await readAll()).map(({ status_at }) =>
      Math.floor((testStart.getTime() - status_at.getTime()) / 86_400_000),
    );

    for (const each of [0, 3, 20]) expect(days).toContain(each);
  });

  test.each([
    [
      "is where its card is",
      `select a.id from applications a join cards k on k.application_no = a.application_no
        where a.person_id <> k.person_id or a.status <> case
          when k.status in ('printed', 'packed') then 'printing'
          when k.status in ('in_transit', 'missing', 'disputed') then 'dispatched'
          when k.status = 'at_center' then 'ready' else 'collected' end`,
    ],
    [
      "has a card from its printing on, and none before",
      `select a.id from applications a left join cards k on k.application_no = a.application_no
        where (k.id is not null) <> (a.status in ('printing', 'dispatched', 'ready', 'collected'))`,
    ],
    [
      "has as many versions as events",
      `select a.id from applications a where a.version <> (select count(*) from audit_events e
        where e.subject_type = 'application' and e.subject_id = a.id)`,
    ],
    [
      "has its history in order",
      `select e.id from audit_events e join audit_events f on f.subject_id = e.subject_id and f.id > e.id and f.at < e.at
        where e.subject_type = 'application' and f.subject_type = 'application'`,
    ],
    [
      "is reviewed before its card is printed, and the card is printed before it travels",
      `select a.id from applications a join cards k on k.application_no = a.application_no
        left join batch_cards l on l.card_id = k.id left join batches b on b.id = l.batch_id
        where a.reviewed_at::date > k.issue_date or k.issue_date > b.dispatched_at::date
          or b.dispatched_at > l.resolved_at or b.dispatched_at > k.status_at`,
    ],
    [
      "of a child has a guardian of age, and no other has one",
      `select a.id from applications a join people p on p.id = a.person_id
        left join people g on g.id = a.guardian_person_id
        where (p.date_of_birth > '2008-01-01' and a.type = 'first_time') <> (g.id is not null)
          or g.date_of_birth > '2008-01-01'`,
    ],
    [
      "says why it was returned or rejected, and no other does",
      `select a.id from applications a where (a.status in ('returned', 'rejected')) <>
        exists (select from application_reasons r where r.application_id = a.id and r.round = a.round)`,
    ],
    [
      "has the fee of its type, and is waived if the type costs nothing",
      `select id from applications where (payment_status = 'waived') <> (payment_amount = 0)
        or (status in ('pending_payment') and payment_status <> 'pending')
        or (status not in ('pending_payment', 'pending_biometrics', 'cancelled') and payment_status = 'pending')`,
    ],
    [
      "replaces a card of its own person",
      `select a.id from applications a left join cards k on k.serial_number = a.replaces_serial_number
        where a.replaces_serial_number is not null and k.person_id is distinct from a.person_id`,
    ],
    [
      "has every part of its biometrics that it says it has",
      `select a.id from applications a where a.fingerprints <> 'missing' and not exists (
        select from captured_parts c where c.application_id = a.id and c.kind = 'finger' and c.source = a.fingerprints)`,
    ],
  ])("each %s", async (_, breach) => {
    expect(await find(breach)).toEqual([]);
  });

  test("replace a lost card of three people, and were returned for four reasons", async () => {
    const replaced = (await readAll()).filter((each) => each.replaces_serial_number !== null);
    const codes = await server.database.selectFrom("application_reasons").select("code").distinct().execute();

    expect(replaced).toHaveLength(3);
    expect(codes.map(({ code }) => code).sort()).toEqual([
      "missing_signature",
      "name_mismatch",
      "not_entitled",
      "photo_too_dark",
      "wrong_document",
    ]);
  });

  test("are always the same, and the next number follows the last", async () => {
    const numbers = await server.database
      .selectFrom("record_numbers")
      .where("series", "in", ["C", "P"])
      .selectAll()
      .orderBy("series")
      .execute();
    const [first, last] = [(await readAll())[23], (await readAll())[99]];

    expect(numbers).toEqual([
      { series: "C", year: 2026, last: 5477 },
      { series: "P", year: 2026, last: 40 },
    ]);
    expect([first?.application_no, last?.application_no]).toEqual(["C-2026-005441", "P-2026-000040"]);
  });

  test("wait for biometrics in every way: nothing taken, some of it, a child, parts from before, a supervisor", async () => {
    const desk = await signIn(server, "super", 1);
    const look = async (idNumber: string) =>
      (await desk.must("getApplicantBiometrics", { path: { idNumber } })).biometrics;
    const found = await Promise.all(["A106001", "A106002", "A106003", "A106035", "A105405"].map(look));

    expect(found.map(({ application }) => application?.status)).toEqual(Array(5).fill("pending_biometrics"));
    expect(found.map(({ set }) => set?.parts.length ?? 0)).toEqual([0, 6, 0, 12, 0]);
    expect(found.map(({ stored }) => stored.length)).toEqual([0, 0, 0, 0, 12]);
    expect(found.map(({ set }) => set?.waits_for_supervisor ?? false)).toEqual([
      ...[false, false, false, true, false],
    ]);
    expect(found[2]?.applicant.date_of_birth).toMatch(/^2019/);
    const { application } = await desk.must("getCenterApplication", { path: { id: 27 } });
    expect(application.guardian).not.toBeNull();
  });

  test("have files that can be read, whole", async () => {
    const desk = await signIn(server, "super", 1);
    const documents = await server.database
      .selectFrom("stored_documents as d")
      .innerJoin("applications as a", "a.id", "d.subject_id")
      .where("d.subject_type", "=", "application")
      .where("a.channel", "=", "center")
      .where("d.id", "<", 40)
      .select(["d.id", "d.subject_id", "d.content_type"])
      .execute();

    expect(documents.length).toBeGreaterThan(30);
    for (const { id, subject_id, content_type } of documents) {
      const answer = await desk.fetch(`/api/applications/center/${subject_id}/files/${id}`);
      const start = new TextDecoder("latin1").decode((await answer.arrayBuffer()).slice(0, 4));
      expect(start).toMatch({ "image/jpeg": /^\xff\xd8/, "image/png": /PNG/ }[content_type] ?? /^%PDF/);
    }
  });

  test("come to a demonstration from before there were any, as far as its cards have come", async () => {
    const { database } = server;
    for (const table of [
      "captured_parts",
      "captured_exceptions",
      "capture_sets",
      "stored_documents",
      "application_reasons",
      "applications",
    ] as const) {
      await database.deleteFrom(table).execute();
    }
    await database.deleteFrom("record_numbers").where("series", "in", ["C", "P"]).execute();
    await database.deleteFrom("people").where("id_number", ">=", "A106001").execute();
    await database
      .updateTable("cards")
      .set({ status: "at_center", current_center_id: 6 })
      .where("serial_number", "=", "SN0001301")
      .execute();
    await seedDemonstration(database, {
      passwords: { hash: async () => "", verify: async () => false },
      now: testStart,
    });
    const all = await readAll();

    expect(all).toHaveLength(100);
    expect(all.find(({ application_no }) => application_no === "C-2026-005435")?.status).toBe("ready");
  });
});
