import { spawnSync } from "node:child_process";

/**
 * Runs a command of the server as operators do, and returns its output.
 *
 * @param folder of the project whose server it is; this one when left out.
 */
export function runRegistry(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder = ".",
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["apps/reference-api/src/node/command.ts", ...args],
    { cwd: folder, env: { ...process.env, ...environment }, encoding: "utf8" },
  );
  return { status, said: (stdout + stderr).trim() };
}
