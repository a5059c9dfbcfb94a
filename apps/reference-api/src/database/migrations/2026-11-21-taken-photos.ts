import { type Kysely, sql } from "kysely";

/** Photographs of disputed cards, at most one for each line. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table card_photos (
    line_id integer primary key references batch_cards,
    jpeg bytea not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    attached_by integer not null references users,
    center_id integer not null references centers,
    at timestamptz not null
  )`.execute(database);
}
