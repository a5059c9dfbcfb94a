import { sql } from "kysely";
import { migrate } from "../database/migrate.ts";
import { readScale } from "../database/seed/scale/make-scale.ts";
import { holdsScale, seedScale } from "../database/seed/scale/seed-scale.ts";
import { seedDemonstration } from "../database/seed/seed.ts";
import type { Database } from "../database/tables.ts";
import { type Installation, installation } from "./installation.ts";
import { openDataFolder, openKeptFolder } from "./open-data-folder.ts";
import { argon2Passwords } from "./passwords/argon2-passwords.ts";
import {
  type Connections,
  checkReachable,
  listUnsafeSettings,
  openPool,
  openPostgres,
  refuseDatabase,
} from "./postgres.ts";
import { refuseNewer } from "./refuse-newer.ts";
import { isThisMachine, readUrl } from "./settings/read-url.ts";
import type { Given } from "./settings/variables.ts";
import { StartRefused } from "./start-refused.ts";

/** Where the registry's data is, and whether it is the demonstration's. */
export interface DataPlace {
  readonly postgresUrl: string | undefined;
  readonly dataFolder: string;
  readonly isDemonstration: boolean;
  /** Whether an empty demonstration gets as much as a registry has. */
  readonly isOfScale: boolean;
  /** Whether a demonstration forgets what it has. */
  readonly isFresh?: boolean;
}

/** So many batches, ten times as many cards, and their owners. */
const batchesOfScale = 3_000;

/** What stands in it may hold a password: it is not repeated. */
function readPostgresUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(?:ql)?:$/.test(readUrl(text)?.protocol ?? "")) return text;
  throw new StartRefused(
    "DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:5432/name.",
  );
}

/** All personal data goes over this connection. Only the operator can know that a network is closed. */
function checkConnection(postgresUrl: string, given: Given): void {
  const { hostname, searchParams } = new URL(postgresUrl);
  // As the driver does: `host` in the query overrides the host name, and the last of several values counts. If both are
  // missing, the environment decides.
  const host = (searchParams.getAll("host").at(-1) ?? hostname) || (given("PGHOST") ?? "");
  const mode = searchParams.getAll("sslmode").at(-1) ?? "";
  const isHere = host === "" || host.startsWith("/") || isThisMachine(host);
  if (isHere || ["verify-full", "disable"].includes(mode)) return;
  throw new StartRefused(
    "DATABASE_URL leads to another machine. Add ?sslmode=verify-full to it, or ?sslmode=disable in a closed network.",
  );
}

/**
 * Reads from the environment where the data is: without `DATABASE_URL` in a folder, and a demonstration.
 *
 * @throws StartRefused when nobody has asked for a demonstration and there is no database.
 */
export function readDataPlace(
  given: Given,
  { dataFolder, demonstratesUnasked }: Installation = installation,
): DataPlace {
  const postgresUrl = readPostgresUrl(given("DATABASE_URL"));
  const isAsked = given("ID_DESK_DEMO") === "1";
  if (!postgresUrl && !isAsked && !demonstratesUnasked) {
    throw new StartRefused(
      "There is no database: --demo serves a demonstration with made-up data, and DATABASE_URL names a registry's PostgreSQL.",
    );
  }
  const isDemonstration = !postgresUrl || isAsked;
  if (!isDemonstration) checkConnection(postgresUrl, given);
  const isOfScale = given("ID_DESK_SCALE") === "1";
  if (isOfScale && !isDemonstration) {
    throw new StartRefused("ID_DESK_SCALE makes up people and cards: it is for a demonstration alone.");
  }
  return {
    postgresUrl,
    dataFolder: given("ID_DESK_DATA") ?? dataFolder,
    isDemonstration,
    isOfScale,
  };
}

/** An open database. */
export interface OpenDatabase {
  readonly database: Database;
  /** The migrations that it was in need of. */
  readonly applied: readonly string[];
  readonly close: () => Promise<void>;
  /** Counts the connections of a server's PostgreSQL; the database in the process has none. */
  readonly readConnections?: () => Connections;
}

/**
 * Refuses a server that would lose what was answered as saved.
 *
 * @throws StartRefused
 */
export async function refuseUnsafe(database: Database): Promise<void> {
  const unsafe = await listUnsafeSettings(database);
  if (unsafe.length > 0) {
    throw new StartRefused(`The database could lose what was answered as saved: ${unsafe.join(", ")}.`);
  }
}

/** A database of PostgreSQL that was not filled yet has no tables. */
async function refuseNone(database: Database): Promise<void> {
  const { rows } = await sql`select from pg_class where oid = to_regclass('public.audit_chain')`.execute(
    database,
  );
  if (rows.length === 0) throw new StartRefused("The database of DATABASE_URL holds no registry.");
}

const refuseBroken = (error: unknown) => (error instanceof StartRefused ? error : refuseDatabase(error));

/**
 * Opens the registry's database as it is: nothing is made, migrated or filled.
 *
 * @throws StartRefused when there is none.
 */
export async function openKeptDatabase({ postgresUrl, dataFolder }: DataPlace): Promise<OpenDatabase> {
  if (!postgresUrl) return openKeptFolder(dataFolder);
  await checkReachable(postgresUrl);
  const database = openPostgres(postgresUrl);
  try {
    await refuseNone(database);
  } catch (error) {
    await database.destroy();
    throw refuseBroken(error);
  }
  return { database, applied: [], close: () => database.destroy() };
}

/** Fills an empty demonstration, and says on one line how far it is where that takes long. */
async function fillDemonstration(database: Database, isOfScale: boolean, now: Date): Promise<void> {
  const addMore = async (transaction: Database) => {
    const { people, cards, batches } = readScale(batchesOfScale);
    process.stdout.write(`Making ${people} people, ${cards} cards and ${batches} batches:`);
    const tell = (percent: number) => void process.stdout.write(` ${percent} %`);
    await seedScale(transaction, { batches, now, tell });
    process.stdout.write("\n");
  };
  const wasEmpty = await seedDemonstration(database, {
    passwords: argon2Passwords,
    now,
    ...(isOfScale && { addMore }),
  });
  if (isOfScale && !wasEmpty && !(await holdsScale(database))) {
    throw new StartRefused("This demonstration has data already. ID_DESK_SCALE is for an empty database.");
  }
}

/**
 * Opens the registry's database with today's tables, and fills a demonstration's.
 *
 * @param isServer whether it is asked for people who wait: then it answers or fails within seconds.
 * @throws StartRefused when it cannot be used.
 */
export async function openDatabase(
  { postgresUrl, dataFolder, isDemonstration, isOfScale, isFresh = false }: DataPlace,
  clock: () => Date,
  { isServer = false }: { readonly isServer?: boolean } = {},
): Promise<OpenDatabase> {
  const prepare = async (database: Database) => {
    if (isDemonstration) await fillDemonstration(database, isOfScale, clock());
  };
  if (!postgresUrl) return openDataFolder(dataFolder, prepare, { isFresh });
  await checkReachable(postgresUrl);
  const prepared = openPostgres(postgresUrl);
  let applied: readonly string[];
  try {
    if (!isDemonstration) await refuseUnsafe(prepared);
    await refuseNewer(prepared);
    applied = await migrate(prepared);
    await prepare(prepared);
  } catch (error) {
    await prepared.destroy();
    throw refuseBroken(error);
  }
  if (!isServer) return { database: prepared, applied, close: () => prepared.destroy() };
  await prepared.destroy();
  const { database, readConnections } = openPool(postgresUrl, { isServer });
  return { database, applied, readConnections, close: () => database.destroy() };
}
