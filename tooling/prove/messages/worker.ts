import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";

const serveFile = fileURLToPath(new URL("../../../apps/reference-api/src/serve.ts", import.meta.url));

/** A reference server, whose worker starts and is killed with it. */
export interface Worker {
  readonly url: string;
  start(): Promise<void>;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Makes a server that is not started yet; what it says goes to a file. */
export function createWorker({
  port,
  log,
  environment,
}: {
  readonly port: number;
  readonly log: string;
  readonly environment: Readonly<Record<string, string>>;
}): Worker {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  return {
    url,
    async start() {
      const file = openSync(log, "a");
      const started = spawn(process.execPath, [serveFile], {
        env: { ...process.env, ...environment, PORT: String(port), ID_DESK_HOST: "127.0.0.1" },
        stdio: ["ignore", file, file],
      });
      closeSync(file);
      child = started;
      const deadline = Date.now() + 120_000;
      while (Date.now() < deadline) {
        if (started.exitCode !== null)
          throw new Error(`A server ended with ${started.exitCode}; see ${log}.`);
        const isHealthy = await fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isHealthy) return;
        await new Promise((settle) => setTimeout(settle, 50));
      }
      throw new Error(`A server did not become healthy within two minutes; see ${log}.`);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
    },
  };
}
