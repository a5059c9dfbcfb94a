import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database, Tables } from "../database/tables.ts";
import { StartRefused } from "./start-refused.ts";

const { builtins } = pg.types;

/** Counts are numbers and days are texts, as the database in the process has them. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
]);

/** How long a server waits for its database, in milliseconds. */
const limits = {
  /** For a connection, a new one or one that is free. */
  connectionTimeoutMillis: 4_000,
  /** For what another transaction holds. */
  lock_timeout: 4_000,
  statement_timeout: 5_000,
};
/** For an answer to a statement; after that the connection is given up, for the other side does not keep its own limit. */
const silence = 6_000;

/** So many statements are prepared; lists of different lengths make different ones. */
const mostPrepared = 500;

/** Gives each statement a name, by which a connection has it read and planned once. */
function createNames() {
  const names = new Map<string, string>();
  let round = 1;
  return {
    find(text: string): string | undefined {
      const name = names.get(text) ?? (names.size < mostPrepared ? `${round}-${names.size}` : undefined);
      if (name !== undefined) names.set(text, name);
      return name;
    },
    /** After a migration a statement may read other columns than those it was planned for. */
    forget(): void {
      names.clear();
      round += 1;
    },
  };
}

const statementNames = createNames();
const planIsOld = "0A000";

/**
 * A connection that prepares its statements, and that ends itself when the database says nothing for too long, as behind
 * a network that is gone.
 */
class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...parts: unknown[]) => unknown;
    this.query = ((...parts: unknown[]) => {
      const [text, values] = parts;
      const isStatement = typeof text === "string" && Array.isArray(values);
      const answer = isStatement ? ask({ name: statementNames.find(text), text, values }) : ask(...parts);
      if (!(answer instanceof Promise)) return answer;
      const giveUp = () => this.connection.stream.destroy();
      const timer = setTimeout(giveUp, silence);
      return answer
        .catch((error: Error & { readonly code?: string }) => {
          if (error.code === planIsOld) statementNames.forget();
          throw error;
        })
        .finally(() => clearTimeout(timer));
    }) as typeof this.query;
  }
}

/** How a database is opened. */
export interface PostgresOptions {
  readonly connections?: number;
  /** Whether it waits for a few seconds and no longer: for who is waited for in turn, and not for a migration. */
  readonly isServer?: boolean;
}

/** The connections to a PostgreSQL server, and the requests that wait for one. */
export interface Connections {
  readonly in_use: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Opens a PostgreSQL server's database, with what counts its connections. */
export function openPool(
  url: string,
  { connections = 10, isServer = false }: PostgresOptions = {},
): { readonly database: Database; readonly readConnections: () => Connections } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(isServer && { ...limits, Client: WatchedClient }),
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        readers.get(oid) ?? pg.types.getTypeParser(oid, format ?? "text")) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced at the next use; one that breaks between two statements of
  // a transaction fails the next of them. Neither may end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return {
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    readConnections: () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Opens a PostgreSQL server's database. */
export const openPostgres = (url: string, options?: PostgresOptions): Database =>
  openPool(url, options).database;

/** What servers and systems say by a code, for whoever set DATABASE_URL. */
const whys: Readonly<Record<string, string>> = {
  "28000": "it does not let this user in",
  "28P01": "user or password are wrong",
  "3D000": "there is no such database",
  "42501": "this user may not make tables there",
  "53300": "it takes no more connections",
  "57P03": "it is starting",
  ECONNREFUSED: "nobody answers there",
  ENOTFOUND: "there is no such machine",
  ETIMEDOUT: "nobody answers there",
};

/** Errors of the driver that have no code, by their message. */
const whysByMessage: Readonly<Record<string, string | undefined>> = {
  "timeout expired": whys.ETIMEDOUT,
  "The server does not support SSL connections": "it does not support TLS, and sslmode requires it",
};

/** Says why a database cannot be used, by a code alone: what a server says of an error may hold values or a password. */
export function refuseDatabase(error: unknown): StartRefused {
  const { code, name, message } = error as NodeJS.ErrnoException;
  const why = whysByMessage[message] ?? whys[code ?? ""] ?? code ?? name;
  return new StartRefused(`The database of DATABASE_URL cannot be used: ${why}.`);
}

/**
 * Connects once, and waits for that no longer than ten seconds.
 *
 * @throws StartRefused when nobody answers, or not as a PostgreSQL does.
 */
export async function checkReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // One that breaks in the middle is told by "connect" as well.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw refuseDatabase(error);
  } finally {
    await client.end().catch(() => {});
  }
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
