import { type Kysely, sql } from "kysely";

const statements = [
  // At most two for each user: the one that counts, and a new one that is not confirmed yet.
  sql`create table second_factors (
    user_id integer not null references users,
    is_on boolean not null,
    sealed bytea not null,
    last_step integer,
    made_at timestamptz not null,
    primary key (user_id, is_on)
  )`,
  sql`create table recovery_codes (
    user_id integer not null references users,
    digest text not null,
    primary key (user_id, digest)
  )`,
];

/** Adds second factors and their recovery codes. Existing users get no second factor. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
