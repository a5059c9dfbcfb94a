import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../../apps/reference-host/e2e/server.ts";

/** A server that was started with its command. */
export interface ServedRegistry {
  readonly url: string;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a server with the operators' command on a free port, and waits until it answers.
 *
 * @param folder of the project whose server it is; this one when left out.
 */
export async function serveRegistry(
  environment: Readonly<Record<string, string>>,
  folder = ".",
): Promise<ServedRegistry> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, ["apps/reference-api/src/node/command.ts", "serve"], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error("The server ended.");
    await pause(200);
  }
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
