import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { prepareStatements } from "./prepared-statements.ts";
import type { Database, Tables } from "./tables.ts";

/** The databases that run in this process, by what an instance with plugins shares with the one that it is made of. */
const inProcess = new WeakMap<object, PGlite>();
const readKey = (database: Database) => database.getExecutor().adapter;

const int8 = 20;
const date = 1082;

/** Where the database in this process keeps its data; in memory when nothing is said. */
export interface PGlitePlace {
  readonly folder?: string;
  /** What a database in memory starts with, as `dumpDataDir` gave it. */
  readonly contents?: Blob;
}

/** Opens a database in this process. */
export async function openPGlite({ folder, contents }: PGlitePlace = {}): Promise<Database> {
  const pglite = new PGlite({
    ...(folder !== undefined && { dataDir: folder }),
    ...(contents && { loadDataDir: contents }),
    // As the driver of PostgreSQL is told to: counts are numbers and days are texts.
    parsers: { [int8]: Number, [date]: (text: string) => text },
  });
  await pglite.waitReady;
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: prepareStatements(pglite) }) });
  // The driver closes the database with itself only once it has been used.
  await database.selectNoFrom((is) => is.lit(1).as("ready")).execute();
  inProcess.set(readKey(database), pglite);
  return database;
}

/** The channel on which a database tells the id of each batch that has changed. */
export const batchChanged = "batch_changed";

/** Who hears what a database tells. */
export interface Hearing {
  readonly hear: (payload: string) => void;
  /** Told `true` once everything is heard, and `false` as soon as that is not certain any more. */
  readonly setHearing: (hears: boolean) => void;
}

/**
 * Hears what a database in this process tells on a channel. It does not hear a database that runs elsewhere.
 *
 * @returns what ends the hearing.
 */
export async function hearInProcess(
  database: Database,
  channel: string,
  { hear, setHearing }: Hearing,
): Promise<() => Promise<void>> {
  const pglite = inProcess.get(readKey(database));
  if (!pglite) {
    setHearing(false);
    return async () => {};
  }
  const stop = pglite.onNotification((told, payload) => {
    if (told === channel) hear(payload);
  });
  // Through the queue of all statements: PGlite's own `listen` can run between two of them and take the answer of one.
  await sql`listen ${sql.id(channel)}`.execute(database);
  setHearing(true);
  return async () => {
    setHearing(false);
    stop();
  };
}
