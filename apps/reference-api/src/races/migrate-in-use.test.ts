import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { listMigrations, migrate, migrateTo } from "../database/migrate.ts";
import type { Database } from "../database/tables.ts";
import { openPostgres } from "../node/postgres.ts";
import { verifyTrail } from "../node/verify-trail.ts";
import { withEmptyDatabase } from "../testing/empty-database.ts";

/** As a server had it that knew no hand-overs, and no chain of events. */
const before = "2026-11-21-taken-photos";
const desks = 4;

/** A centre's clerk, and a batch for each desk. */
async function fill(database: Database): Promise<void> {
  await sql`insert into centers (id, code, name, kind) values (1, '1', 'Head office', 'head office'), (6, '6', 'Island', 'atoll centre')`.execute(
    database,
  );
  await sql`insert into users (id, username, fullname, password_hash) values (1, 'clerk', 'A clerk', '')`.execute(
    database,
  );
  await sql`insert into batches (id, batch_no, status, origin_center_id, destination_center_id, created_by, created_at, changed_by, changed_at)
    select n, 'B' || n, 'open', 1, 6, 1, now(), 1, now() from generate_series(1, ${desks}::integer) n`.execute(
    database,
  );
}

/** What a server of the version before does for a note: all of it, or nothing. */
const addNote = (database: Database, batch: number, body: string) =>
  database.transaction().execute(async (transaction) => {
    await sql`select id from batches where id = ${batch} for update`.execute(transaction);
    await sql`insert into batch_notes (batch_id, body, author_id, center_id, at) values (${batch}, ${body}, 1, 1, now())`.execute(
      transaction,
    );
    await sql`insert into audit_events (at, action, actor_id, center_id, subject_type, subject_id, notes)
      values (now(), 'add_note', 1, 1, 'batch', ${batch}, ${body})`.execute(transaction);
    await sql`update batches set version = version + 1 where id = ${batch}`.execute(transaction);
  });

const list = async <Column extends string>(database: Database, table: string, column: Column) =>
  (
    await sql<Record<Column, string>>`select ${sql.ref(column)} from ${sql.table(table)} order by id`.execute(
      database,
    )
  ).rows.map((row) => row[column]);

test(
  "a database that a server of the version before writes into is migrated by two that start together; every note is kept, each event is chained",
  () =>
    withEmptyDatabase(async (url) => {
      const [old, ...starting] = [1, 2, 3].map(() => openPostgres(url));
      if (!old) throw new Error("There is no connection.");
      try {
        await migrateTo(old, before);
        await fill(old);
        const answered: string[] = [];
        let isOver = false;
        const working = Array.from({ length: desks }, async (_, desk) => {
          for (let number = 1; !isOver; number += 1) {
            const body = `Note ${number} of desk ${desk}`;
            await addNote(old, desk + 1, body);
            answered.push(body);
          }
        });
        await vi.waitUntil(() => answered.length > 50, { timeout: 30_000 });
        const applied = await Promise.all(starting.map((database) => migrate(database)));
        const during = answered.length;
        await vi.waitUntil(() => answered.length > during + 50, { timeout: 30_000 });
        isOver = true;
        await Promise.all(working);

        const later = listMigrations();
        expect(applied.flat().sort()).toEqual(later.slice(later.indexOf(before) + 1));
        const kept = await list(old, "batch_notes", "body");
        expect(kept.toSorted()).toEqual(answered.toSorted());
        expect((await list(old, "audit_events", "notes")).toSorted()).toEqual(answered.toSorted());
        expect(await verifyTrail(old)).toEqual({
          head: { position: answered.length, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        });
      } finally {
        await Promise.all([old, ...starting].map((database) => database.destroy()));
      }
    }),
  60_000,
);
