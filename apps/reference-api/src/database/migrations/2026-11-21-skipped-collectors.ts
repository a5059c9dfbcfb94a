import { type Kysely, sql } from "kysely";

/** Which received cards' collectors could not be sent the ready SMS. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table batches add column ready_sms_skipped jsonb`.execute(database);
}
