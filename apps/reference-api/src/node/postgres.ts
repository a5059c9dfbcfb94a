import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database, Tables } from "../database/tables.ts";

const { builtins } = pg.types;

/** Counts are numbers and days are texts, as the database in the process has them. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
]);

/** Opens a PostgreSQL server's database. */
export function openPostgres(url: string, { connections = 10 }: { connections?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        readers.get(oid) ?? pg.types.getTypeParser(oid, format ?? "text")) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on("error", () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Settings without which an answer of "saved" would not survive a power cut. */
const durable: Readonly<Record<string, readonly string[]>> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "remote_apply"],
};

/** Names the settings of a server that would let it lose what was answered as saved. */
export async function listUnsafeSettings(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(Object.keys(durable))})
  `.execute(database);
  return rows
    .filter(({ name, setting }) => !durable[name]?.includes(setting))
    .map(({ name, setting }) => `${name}=${setting}`);
}
