import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../../apps/reference-host/e2e/server.ts";

/** Serves a registry as its operators would, by the variables of its environment, once it answers. */
export async function serveRegistry(environment: Readonly<Record<string, string>>) {
  const port = String(await findFreePort());
  const child: ChildProcess = spawn(process.execPath, ["apps/reference-api/src/node/command.ts", "serve"], {
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
