import { type Kysely, sql } from "kysely";

const statements = [
  sql`create function tell_batch_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('batch_changed', new.id::text);
      return null;
    end
  $$`,
  sql`create trigger batch_changes_told after update on batches for each row
    when (old.version is distinct from new.version) execute function tell_batch_change()`,
];

/** Tells every server that has this database of each batch whose version has changed, as soon as it is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
