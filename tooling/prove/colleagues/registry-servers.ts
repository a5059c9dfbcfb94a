import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../../apps/reference-host/e2e/server.ts";
import { createRegistry } from "../../postgres/create-registry.ts";
import { requireFromApi, startPostgres } from "../../postgres/start-postgres.ts";
import { runRegistry } from "../writing/run-registry.ts";

/** Asks the database itself, from outside of the servers. */
export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The servers of one registry, any of which may be killed. */
export interface RegistryServers {
  readonly place: Place;
  readonly urls: readonly string[];
  /** Kills a server and starts it again; gives how long that took, in milliseconds. */
  readonly killAndRestart: (server: number) => Promise<number>;
  /** Ends the servers in good order, then has a look at their database and its trail. */
  readonly end: (look: (query: Query, trail: string) => Promise<void>) => Promise<void>;
}

/** One server with the database in its process, or two with one PostgreSQL. */
export type Place = "embedded" | "postgres";

interface PGliteModule {
  readonly PGlite: new (
    folder: string,
  ) => {
    query(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
    close(): Promise<void>;
  };
}

const verifyTrail = (environment: Record<string, string>) =>
  runRegistry(["audit", "verify"], environment).said;

/** Works with the servers of a registry that has the demonstration's data, and leaves nothing of them. */
export async function withServers(
  place: Place,
  work: (servers: RegistryServers) => Promise<void>,
): Promise<void> {
  const postgres = place === "postgres" ? await startPostgres() : undefined;
  const registry = postgres && (await createRegistry(postgres.url));
  const kept = mkdtempSync(join(tmpdir(), "id-desk-proof-"));
  const environment = {
    DATABASE_URL: registry?.url ?? "",
    ID_DESK_DEMO: "1",
    ID_DESK_KEY: randomBytes(32).toString("base64"),
    ID_DESK_ALTERNATIVE_CHECK: "1",
  };
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  try {
    servers.push(await startServer(environment));
    if (registry) servers.push(await startServer(environment));
    await work({
      place,
      urls: servers.map(({ url }) => url),
      async killAndRestart(index) {
        await servers[index]?.kill();
        const start = performance.now();
        await servers[index]?.start();
        return performance.now() - start;
      },
      async end(look) {
        if (registry) {
          await Promise.all(servers.splice(0).map((server) => server.stop()));
          await look(registry.query, verifyTrail(environment));
          return;
        }
        await servers.splice(0)[0]?.stopAndKeep(kept);
        const trail = verifyTrail({ ...environment, ID_DESK_DATA: kept });
        const { PGlite } = requireFromApi("@electric-sql/pglite") as PGliteModule;
        const database = new PGlite(join(kept, "database"));
        try {
          await look(async (sql, values) => (await database.query(sql, values)).rows as never[], trail);
        } finally {
          await database.close();
        }
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await registry?.drop();
    await postgres?.stop();
    rmSync(kept, { recursive: true, force: true });
  }
}
