import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRegistry } from "../../../tooling/postgres/create-registry.ts";
import { findRunFolder, makeRunFolder } from "./run-folder.ts";

const serveFile = fileURLToPath(new URL("../../reference-api/src/serve.ts", import.meta.url));

/** A running reference server with a database of its own. */
export interface Server {
  readonly url: string;
  /** Of its process, which changes with each start. */
  readonly processId: () => number | undefined;
  /** Ends the process as a power cut would, and starts it again on the same data and port. */
  readonly killAndRestart: () => Promise<void>;
  /** Ends the process as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>;
  /** Whether its process has not ended. */
  readonly isRunning: () => boolean;
}

/** A server that ends, and what it kept. */
interface StoppableServer extends Server {
  /** Ends it in good order and removes its data. */
  readonly stop: () => Promise<void>;
  /** Ends it in good order and leaves its data in the given folder, for `startServer` to begin with. */
  readonly stopAndKeep: (folder: string) => Promise<void>;
}

/** The PostgreSQL on which the servers of this run work; without it each has a database in its process. */
const postgresUrl = process.env.ID_DESK_TEST_DATABASE_URL;

/** The data that the servers of this run begin with, once they are made. */
const nameOfPrepared = "prepared";

/**
 * Makes the demonstration's data once for all servers that this process and those it starts will have, each with a
 * copy of its own: setting a database up costs more than most journeys. Where the run has them already, they stay.
 *
 * @returns what removes it.
 */
export async function prepareData(): Promise<() => void> {
  if (findRunFolder() || postgresUrl) return () => undefined;
  const { path, remove } = makeRunFolder();
  // Without the host, which may be built meanwhile.
  const server = await startServer({ ID_DESK_HOST_FILES: path });
  await server.stopAndKeep(join(path, nameOfPrepared));
  return remove;
}

/**
 * Starts a reference server on a free port with fresh demonstration data, on a PostgreSQL where the run names one. Another
 * program of the same data, which answers `/api/health`, may take its place.
 *
 * @param hear gets all that it writes on its standard output and error.
 */
export async function startServer(
  environment: Record<string, string> = {},
  program = serveFile,
  hear?: (text: string) => void,
): Promise<StoppableServer> {
  const runFolder = findRunFolder();
  const data = mkdtempSync(join(runFolder ?? tmpdir(), "id-desk-journey-"));
  const prepared = runFolder && join(runFolder, nameOfPrepared);
  if (prepared && existsSync(prepared)) cpSync(prepared, data, { recursive: true });
  const registry = postgresUrl && !("DATABASE_URL" in environment) && (await createRegistry(postgresUrl));
  const place = registry ? { DATABASE_URL: registry.url, ID_DESK_DEMO: "1" } : {};
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program], {
      env: { ...process.env, ...place, ...environment, PORT: String(port), ID_DESK_DATA: data },
      stdio: ["ignore", "pipe", hear ? "pipe" : "inherit"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (hear) stream?.setEncoding("utf8").on("data", hear);
      else stream?.resume();
    }
    try {
      await untilHealthy(url, child);
    } catch (error) {
      // Nobody else would end it.
      child.kill("SIGKILL");
      throw error;
    }
  }

  async function kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  try {
    await start();
  } catch (error) {
    if (registry) await registry.drop();
    throw error;
  }
  return {
    url,
    processId: () => child.pid,
    start,
    kill,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async killAndRestart() {
      await kill();
      await start();
    },
    async stop() {
      await kill("SIGTERM");
      if (registry) await registry.drop();
      rmSync(data, { recursive: true, force: true });
    },
    async stopAndKeep(folder) {
      await kill("SIGTERM");
      cpSync(data, folder, { recursive: true });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  // A shared machine may be slow; what does not come at all still fails.
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}.`);
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not become healthy within three minutes.");
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" && address ? address.port : 0;
  probe.close();
  await once(probe, "close");
  return port;
}
