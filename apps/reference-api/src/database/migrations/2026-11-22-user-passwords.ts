import { type Kysely, sql } from "kysely";

const statements = [
  // Of a password that somebody else made: until then it signs in, and does nothing but be changed.
  sql`alter table users add column password_expires_at timestamptz`,
];

/** First passwords, which expire and have to be changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
