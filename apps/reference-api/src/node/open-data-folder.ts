import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openPGlite } from "../database/pglite.ts";
import type { Database } from "../database/tables.ts";
import { lockFolder } from "./lock-folder.ts";
import { StartRefused } from "./start-refused.ts";

/** An open database in a folder that no other process uses. */
export interface DataFolder {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database in a folder, and makes it the first time. A new one is made under another name and
 * gets its own only when it is whole, so that a start that was killed leaves nothing half made.
 */
export async function openDataFolder(
  folder: string,
  prepare: (database: Database) => Promise<void>,
): Promise<DataFolder> {
  const unlock = lockFolder(folder);
  const place = join(folder, "database");
  const unfinished = join(folder, "database.unfinished");
  try {
    if (!existsSync(place)) {
      rmSync(unfinished, { recursive: true, force: true });
      const fresh = await openPGlite({ folder: unfinished });
      await migrate(fresh);
      await prepare(fresh);
      await fresh.destroy();
      renameSync(unfinished, place);
    }
    const database = await openPGlite({ folder: place });
    await migrate(database);
    // One from before may lack what a demonstration has today.
    await prepare(database);
    return {
      database,
      async close() {
        await database.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The database in ${folder} cannot be opened (${(error as Error).message}). Set ID_DESK_DATA to another folder to start with new data.`,
    );
  }
}
