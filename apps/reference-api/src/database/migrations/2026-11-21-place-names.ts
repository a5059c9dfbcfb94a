import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table centers
    add column name_dv text,
    add column island_dv text,
    add column atoll_dv text,
    add column atoll_code text`,
];

/** The names of centres and of where they are in Thaana, and the short forms of atolls. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
