import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { migrate, migrateTo } from "../migrate.ts";
import { takeNumber } from "../record-numbers.ts";
import type { Database } from "../tables.ts";

const at = new Date("2026-11-30T09:00:00.000Z");
let opened: TestDatabase;

/** Fills a database as a server of the version before did: with numbers made of the rows' ids. */
async function fillOld(database: Database): Promise<void> {
  await migrateTo(database, "2026-11-30-waiting-cards");
  const batch = (id: number, no: string) =>
    sql`insert into batches (id, batch_no, status, origin_center_id, destination_center_id, created_by, created_at, changed_by, changed_at)
      values (${id}, ${no}, 'open', 1, 6, 1, ${at}, 1, ${at})`;
  const handOver = (id: number, no: string | null) =>
    sql`insert into issuances (id, card_id, center_id, status, begun_by, begun_at, touched_at, changed_by, changed_at,
        issuance_no, issued_at, verified_at, verified_method)
      values (${id}, ${id}, 1, ${no === null ? "ready" : "collected"}, 1, ${at}, ${at}, 1, ${at},
        ${no}, ${no && at}, ${no && at}, ${no && "otp"})`;
  const card = (id: number) =>
    sql`insert into cards (id, serial_number, person_id, card_type, issue_date, expiry_date, status, current_center_id, status_at)
      values (${id}, ${`SN000000${id}`}, 1, 'adult', '2026-01-01', '2036-01-01', 'at_center', 1, ${at})`;
  const statements = [
    sql`insert into centers (id, code, name, kind) values (1, '1', 'Head office', 'head office'), (6, '6', 'Island', 'atoll centre')`,
    sql`insert into users (id, username, fullname, password_hash) values (1, 'clerk', 'A clerk', '')`,
    sql`insert into people (id, id_number, name_en, gender, date_of_birth) values (1, 'A000001', 'A person', 1, '1990-01-01')`,
    ...[card(1), card(2), card(3)],
    ...[batch(4, "DB-2025-000004"), batch(7, "DB-2026-000007"), batch(1234567, "DB-2026-1234567")],
    ...[handOver(1, "HO-2026-000041"), handOver(2, "HO-2026-000039"), handOver(3, null)],
    sql`insert into application_numbers (channel, year, last) values ('center', 2026, 12), ('portal', 2026, 3)`,
    sql`insert into interaction_numbers (year, last) values (2026, 5)`,
  ];
  for (const statement of statements) await statement.execute(database);
}

beforeAll(async () => {
  opened = await openEmptyDatabase();
  await fillOld(opened.database);
  await migrate(opened.database);
});
afterAll(() => opened.close());

test("records keep their numbers, and each series counts on after the highest of the year", async () => {
  const { database } = opened;
  const take = (series: "DB" | "HO" | "C" | "P" | "X", year = 2026) =>
    takeNumber(database, series, new Date(`${year}-12-01T09:00:00.000Z`));

  expect(await database.selectFrom("batches").select("batch_no").orderBy("id").execute()).toEqual([
    { batch_no: "DB-2025-000004" },
    { batch_no: "DB-2026-000007" },
    { batch_no: "DB-2026-1234567" },
  ]);
  expect([await take("DB"), await take("DB", 2025), await take("HO")]).toEqual([
    "DB-2026-1234568",
    "DB-2025-000005",
    "HO-2026-000042",
  ]);
  expect([await take("C"), await take("P"), await take("X")]).toEqual([
    "C-2026-000013",
    "P-2026-000004",
    "X-2026-000006",
  ]);
});
