import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { prepareStatements } from "./prepared-statements.ts";
import type { Database, Tables } from "./tables.ts";

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
  return database;
}
