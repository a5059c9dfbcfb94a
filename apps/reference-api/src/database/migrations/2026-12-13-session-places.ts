import { type Kysely, sql } from "kysely";

const statements = [sql`alter table sessions add column address text`];

/** Keeps from where a user signed in; of sessions from before nobody knows it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
