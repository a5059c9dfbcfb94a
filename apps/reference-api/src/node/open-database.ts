import { fileURLToPath } from "node:url";
import { migrate } from "../database/migrate.ts";
import { seedDemonstration } from "../database/seed/seed.ts";
import type { Database } from "../database/tables.ts";
import { argon2Passwords } from "./argon2-passwords.ts";
import { openDataFolder } from "./open-data-folder.ts";
import { listUnsafeSettings, openPostgres } from "./postgres.ts";
import { StartRefused } from "./start-refused.ts";
import type { Given } from "./variables.ts";

/** Where the registry's data is, and whether it is the demonstration's. */
export interface DataPlace {
  readonly postgresUrl: string | undefined;
  readonly dataFolder: string;
  readonly isDemonstration: boolean;
}

/** What stands in it may hold a password: it is not repeated. */
function readPostgresUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new StartRefused(
    "DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:5432/name.",
  );
}

/** Reads from the environment where the data is: without `DATABASE_URL` in a folder, and a demonstration. */
export function readDataPlace(given: Given): DataPlace {
  const postgresUrl = readPostgresUrl(given("DATABASE_URL"));
  return {
    postgresUrl,
    dataFolder: given("ID_DESK_DATA") ?? fileURLToPath(new URL("../../../../.data", import.meta.url)),
    isDemonstration: !postgresUrl || given("ID_DESK_DEMO") === "1",
  };
}

/**
 * Opens the registry's database with today's tables, and fills a demonstration's.
 *
 * @throws StartRefused when it cannot be used.
 */
export async function openDatabase(
  { postgresUrl, dataFolder, isDemonstration }: DataPlace,
  clock: () => Date,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const prepare = async (database: Database) => {
    if (isDemonstration) await seedDemonstration(database, { passwords: argon2Passwords, now: clock() });
  };
  if (!postgresUrl) return openDataFolder(dataFolder, prepare);
  const database = openPostgres(postgresUrl);
  try {
    const unsafe = await listUnsafeSettings(database);
    if (unsafe.length > 0 && !isDemonstration) {
      throw new StartRefused(`The database could lose what was answered as saved: ${unsafe.join(", ")}.`);
    }
    await migrate(database);
    await prepare(database);
  } catch (error) {
    await database.destroy();
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(`The database of DATABASE_URL cannot be used (${(error as Error).message}).`);
  }
  return { database, close: () => database.destroy() };
}
