import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { openPGlite } from "../database/pglite.ts";
import type { Database } from "../database/tables.ts";
import { openPostgres } from "../node/postgres.ts";

/** The PostgreSQL server on which the tests run; without it they run on a database in the process. */
const postgresUrl = process.env.ID_DESK_TEST_DATABASE_URL;

/** A database that one file of tests has for itself while it runs. */
export interface TestDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const cache = fileURLToPath(new URL("../../node_modules/.cache/id-desk/", import.meta.url));

/** Setting a database up takes most of its start, so the empty one is kept for the next run. */
async function readEmptyDatabase(): Promise<Blob> {
  const installed = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const file = `${cache}${createHash("sha256").update(installed).digest("hex").slice(0, 16)}.tar`;
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const fresh = await PGlite.create();
    const contents = await fresh.dumpDataDir("none");
    await fresh.close();
    mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, Buffer.from(await contents.arrayBuffer()));
    renameSync(unfinished, file);
    return contents;
  }
}

async function createOnServer(url: string): Promise<TestDatabase> {
  const name = `idd_test_${randomUUID().replaceAll("-", "")}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  const server = openPostgres(url, { connections: 1 });
  await sql`create database ${sql.id(name)}`.execute(server);
  const database = openPostgres(address.href);
  return {
    database,
    async close() {
      await database.destroy();
      await sql`drop database ${sql.id(name)}`.execute(server);
      await server.destroy();
    },
  };
}

const openInProcess = async () => openPGlite({ contents: await readEmptyDatabase() });

/** Opens an empty database that nobody else uses, to be closed. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (postgresUrl) return createOnServer(postgresUrl);
  const database = await openInProcess();
  return { database, close: () => database.destroy() };
}

/** To start a database takes longer than most files' tests; it ends with the worker, whose files share it. */
let shared: Promise<Database> | undefined;

/** Opens a database for one file of tests: an empty one, or in the process the one of the file before. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (postgresUrl) return createOnServer(postgresUrl);
  shared ??= openInProcess();
  return { database: await shared, close: async () => {} };
}
