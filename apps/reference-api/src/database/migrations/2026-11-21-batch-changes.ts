import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table batch_cards add column changed_in_version integer not null default 1
    check (changed_in_version >= 1)`,
  sql`create index batch_cards_changes on batch_cards (batch_id, changed_in_version)`,
];

/** Writes down for each card of a batch the batch's version in which it last changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
