import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openPGlite } from "../database/pglite.ts";
import type { Database } from "../database/tables.ts";
import { ownKeyName } from "./audit/audit-key.ts";
import { lockFolder } from "./lock-folder.ts";
import { closeToOthers, makeOwnFolder } from "./own-folder.ts";
import { refuseNewer } from "./refuse-newer.ts";
import { StartRefused } from "./start-refused.ts";

/** An open database in a folder that no other process uses. */
export interface DataFolder {
  readonly database: Database;
  /** The migrations that it was in need of. */
  readonly applied: readonly string[];
  readonly close: () => Promise<void>;
}

/** What a server puts into its data folder. Whatever else stands there is somebody else's. */
const kept = ["database", "documents", "uploads", "key", "audit-heads.jsonl", ownKeyName];

async function openFolder(folder: string): Promise<Database> {
  makeOwnFolder(folder, { isServers: true });
  const database = await openPGlite({ folder });
  closeToOthers(folder);
  return database;
}

/**
 * Opens a database that was made before.
 *
 * @throws StartRefused when it is damaged, or a newer version's.
 */
async function openMade(folder: string): Promise<Database> {
  const place = join(folder, "database");
  let database: Database;
  try {
    // Without it an empty database would be made in place of what is left.
    statSync(join(place, "PG_VERSION"));
    database = await openFolder(place);
  } catch {
    throw new StartRefused(
      `The database in ${folder} is damaged and cannot be opened: bring a backup into a new folder with the command restore FILE --data FOLDER, or forget a demonstration's data with serve --demo --fresh.`,
    );
  }
  try {
    await refuseNewer(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Makes a new database under another name, which gets its own only when it is whole. */
async function makeDatabase(folder: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const unfinished = join(folder, "database.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  const fresh = await openFolder(unfinished);
  try {
    await fill(fresh);
  } catch (error) {
    await fresh.destroy();
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  await fresh.destroy();
  renameSync(unfinished, join(folder, "database"));
}

/**
 * Makes the database of a folder that has none, and leaves it closed.
 *
 * @throws StartRefused when there is one.
 */
export async function fillDataFolder(
  folder: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(folder);
  try {
    if (existsSync(join(folder, "database"))) {
      throw new StartRefused(`There is a database in ${folder} already. Set ID_DESK_DATA to a new folder.`);
    }
    await makeDatabase(folder, fill);
  } finally {
    await unlock();
  }
}

/**
 * Opens the database of a folder as it is.
 *
 * @throws StartRefused when there is none, or a server has it open.
 */
export async function openKeptFolder(folder: string): Promise<DataFolder> {
  const place = join(folder, "database");
  if (!existsSync(place)) throw new StartRefused(`There is no database in ${folder}.`);
  const unlock = await lockFolder(folder);
  try {
    const database = await openMade(folder);
    return {
      database,
      applied: [],
      async close() {
        await database.destroy();
        closeToOthers(place);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens the database in a folder, and makes it the first time. A new one is made under another name and
 * gets its own only when it is whole, so that a start that was killed leaves nothing half made.
 *
 * @param isFresh whether what the folder has of a server is forgotten first.
 */
export async function openDataFolder(
  folder: string,
  prepare: (database: Database) => Promise<void>,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<DataFolder> {
  const unlock = await lockFolder(folder);
  const place = join(folder, "database");
  try {
    const applied: string[] = [];
    if (isFresh) {
      for (const name of kept) rmSync(join(folder, name), { recursive: true, force: true });
    }
    if (!existsSync(place)) {
      // The folder may stand in somebody's project.
      writeFileSync(join(folder, ".gitignore"), "*\n");
      await makeDatabase(folder, async (fresh) => {
        applied.push(...(await migrate(fresh)));
        await prepare(fresh);
      });
    }
    const database = await openMade(folder);
    applied.push(...(await migrate(database)));
    // One from before may lack what a demonstration has today.
    await prepare(database);
    return {
      database,
      applied,
      async close() {
        await database.destroy();
        closeToOthers(place);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The database in ${folder} cannot be opened (${(error as Error).message}). Set ID_DESK_DATA to another folder to start with new data.`,
    );
  }
}
