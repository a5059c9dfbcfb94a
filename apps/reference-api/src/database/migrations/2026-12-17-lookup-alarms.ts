import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table lookups drop constraint lookups_kind_check`,
  sql`alter table lookups add constraint lookups_kind_check check (kind in ('card', 'location', 'person'))`,
  sql`create index audit_events_missed on audit_events (actor_id, at) where action = 'look_up_missed'`,
  sql`create unique index audit_events_lookup_alarms on audit_events (subject_id, notes)
    where action = 'lookup_alarm'`,
];

/** Allows look-ups of a card's batch, indexes look-ups that found nobody, and limits alarms to one for each period. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
