import { type Kysely, sql } from "kysely";

const statements = [
  // The digest of the browser's own id, and when the page ended the session because nobody worked there.
  sql`alter table sessions add column browser text, add column ended_at timestamptz`,
];

/** Keeps the centre of a session that has ended, for the next sign-in of its user in the same browser. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
