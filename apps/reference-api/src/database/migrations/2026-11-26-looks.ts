import { type Kysely, sql } from "kysely";

/** Keeps looks at lists and batches to one event for each user, centre, operation, batch and clock hour. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unique index audit_events_looks on audit_events
    (actor_id, center_id, notes, coalesce(subject_id, 0), date_trunc('hour', at at time zone 'UTC'))
    where action = 'view' and subject_type in ('route', 'batch')`.execute(database);
}
