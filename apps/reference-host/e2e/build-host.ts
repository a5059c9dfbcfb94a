import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Builds the host as `npm start` does. */
export async function buildHost(): Promise<void> {
  await run("vite", ["build", "--logLevel", "warn"], { cwd: fileURLToPath(new URL("..", import.meta.url)) });
}
