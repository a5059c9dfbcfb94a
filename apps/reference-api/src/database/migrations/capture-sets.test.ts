import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { readSubmitted } from "../biometrics/capture-sets.ts";
import { formatPart, listSubmitted } from "../biometrics/captured-parts.ts";
import { migrate, migrateTo } from "../migrate.ts";
import type { Database } from "../tables.ts";

const at = new Date("2026-11-24T09:00:00.000Z");
let opened: TestDatabase;

/** Fills a database as a server of the version before did: an application with its three parts. */
async function fillOld(database: Database): Promise<void> {
  await migrateTo(database, "2026-11-25-applications");
  const statements = [
    sql`insert into centers (id, code, name, kind) values (1, '1', 'Head office', 'head office'), (6, '6', 'Island', 'atoll centre')`,
    sql`insert into users (id, username, fullname, password_hash) values (1, 'clerk', 'A clerk', '')`,
    sql`insert into people (id, id_number, name_en, gender, date_of_birth) values (1, 'A000001', 'A person', 1, '1990-01-01')`,
    sql`insert into applications (id, application_no, channel, status, status_at, type, person_id, created_center_id,
        collection_center_id, created_by, created_at, changed_at, photo, fingerprints, payment_status, payment_amount, payment_currency)
      values (1, 'C-2026-000001', 'center', 'submitted', ${at}, 'renewal', 1, 1, 6, 1, ${at}, ${at}, 'captured', 'reused', 'waived', 0, 'MVR')`,
    sql`insert into stored_documents (id, token, type, content_type, size, subject_type, subject_id, center_id, user_id, added_at, used_at)
      values (1, 'one', 'photo', 'image/jpeg', 1, 'application', 1, 1, 1, ${at}, ${at}),
        (2, 'two', 'finger', 'image/png', 1, 'application', 1, 1, 1, ${at}, ${at})`,
    sql`insert into captured_parts (document_id, application_id, kind, hand, finger, quality, source, captured_at, captured_by)
      values (1, 1, 'photo', null, null, null, 'captured', ${at}, 1),
        (2, 1, 'finger', null, 'thumb', 51, 'reused', ${at}, null)`,
  ];
  await database.transaction().execute(async (transaction) => {
    for (const statement of statements) await statement.execute(transaction);
  });
}

beforeAll(async () => {
  opened = await openEmptyDatabase();
  await fillOld(opened.database);
  await migrate(opened.database);
});
afterAll(() => opened.close());

test("parts of a server without sets stay the application's captures, with nothing made up", async () => {
  const unsaid = {
    ...{ taken_with: null, algorithm: null, least_quality: null, resolution_ppi: null, tries: null },
    ...{ checks: [], reason: null, signed_by: null },
  };
  expect((await listSubmitted(opened.database, 1)).map(formatPart)).toMatchObject([
    { id: 1, kind: "photo", captured_by: { username: "clerk" }, ...unsaid },
    { id: 2, kind: "finger", hand: null, finger: "thumb", quality: 51, source: "reused", ...unsaid },
  ]);
  expect(await readSubmitted(opened.database, 1)).toEqual({ exceptions: [], vouched_by: null });
});

test("an application may say from now on that a part could not be taken", async () => {
  const { database } = opened;
  const set = (value: string) => sql`update applications set fingerprints = ${value}`.execute(database);
  await set("excepted");

  await expect(set("forgotten")).rejects.toThrow("applications_fingerprints_check");
});

test("an application has one open set at each centre, and one print of a finger in it", async () => {
  const { database } = opened;
  const open = (centerId: number) =>
    database
      .insertInto("capture_sets")
      .values({
        batch_id: crypto.randomUUID(),
        application_id: 1,
        center_id: centerId,
        opened_by: 1,
        opened_at: at,
        changed_by: 1,
        changed_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const { id } = await open(1);
  await open(6);
  await expect(open(1)).rejects.toThrow("capture_sets_one_is_open");
  await sql`update captured_parts set set_id = ${id} where document_id = 1`.execute(database);
  const second = sql`update captured_parts set set_id = ${id}, kind = 'photo', finger = null where document_id = 2`;

  await expect(second.execute(database)).rejects.toThrow("captured_parts_one_of_each");
});

test("a part is of an application or of an interaction, never of none", async () => {
  const { database } = opened;
  const part = sql`update captured_parts set application_id = null where document_id = 1`;

  await expect(part.execute(database)).rejects.toThrow("captured_parts_one_record");
});
