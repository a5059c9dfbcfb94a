import { spawnSync } from "node:child_process";

/** Runs a command of the server's operators as they would, and gives what it said. */
export function runRegistry(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["apps/reference-api/src/node/command.ts", ...args],
    { env: { ...process.env, ...environment }, encoding: "utf8" },
  );
  return { status, said: (stdout + stderr).trim() };
}
