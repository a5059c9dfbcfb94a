import { type Kysely, sql } from "kysely";

/** What the origin means to pack, when it should arrive, and what travels on the packet's outside. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table batches
    add column expected_count integer check (expected_count between 1 and 9999),
    add column expected_on date,
    add column seal_no text,
    add column courier_name text,
    add column courier_contact text,
    add column courier_reference text`.execute(database);
}
