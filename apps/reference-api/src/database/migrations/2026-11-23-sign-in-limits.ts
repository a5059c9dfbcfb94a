import { type Kysely, sql } from "kysely";

const statements = [
  // Only failures of the last 15 minutes stood in it.
  sql`drop table sign_in_attempts`,
  sql`create table attempts (
    of text primary key,
    first_at timestamptz not null,
    count integer not null
  )`,
  sql`create index attempts_first_at on attempts (first_at)`,
  sql`create table unknown_names (
    address text primary key,
    first_at timestamptz not null,
    count integer not null
  )`,
];

/** Failed tries at passwords as counts, and not one by one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
