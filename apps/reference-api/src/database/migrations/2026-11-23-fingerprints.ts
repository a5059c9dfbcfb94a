import { type Kysely, sql } from "kysely";

/** Keeps of which hand a print is, and the resolution that its picture names; of those from before neither is known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table issuance_proofs
    add column hand text check (hand in ('left', 'right')),
    add column resolution_ppi integer check (resolution_ppi > 0)`.execute(database);
}
