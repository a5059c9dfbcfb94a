import { sql } from "kysely";
import { listMigrations } from "../database/migrate.ts";
import type { Database } from "../database/tables.ts";
import { StartRefused } from "./start-refused.ts";

/**
 * Refuses a database that a newer version has migrated: its tables are others than this version knows.
 *
 * @throws StartRefused
 */
export async function refuseNewer(database: Database): Promise<void> {
  const { rows: tables } =
    await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(database);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const known = listMigrations();
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (!unknown) return;
  throw new StartRefused(
    `The database was written by a newer version of this server, which made ${unknown.name}: start that version again, or bring a backup of before into a new, empty place with the command restore FILE.`,
  );
}
