import { type Kysely, sql } from "kysely";

const statements = [sql`alter table sessions add column address text`];

/** Keeps the address from which a user signed in. It is null for existing sessions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
