import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../test/run-command.ts";

/** Where this machine gets its packages from; the one thing of its npm settings that an installation needs. */
function readRegistry(): string {
  return execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
}

/**
 * Installs a foreign host with npm as a stranger would: nobody's own npm settings, no scripts.
 *
 * @throws one sentence and npm's own words when something cannot be installed.
 */
export async function installWithNpm(folder: string, args: readonly string[] = ["ci"]): Promise<void> {
  const settings = mkdtempSync(join(tmpdir(), "id-desk-npm-"));
  const npmrc = join(settings, "npmrc");
  writeFileSync(npmrc, `registry=${readRegistry()}\nfund=false\naudit=false\nupdate-notifier=false\n`);
  try {
    const { exitCode, output } = await runCommand(
      "npm",
      [...args, "--prefix", folder, "--prefer-offline", "--ignore-scripts", "--no-progress"],
      { env: { NPM_CONFIG_USERCONFIG: npmrc }, silenceMinutes: 5 },
    );
    if (exitCode !== 0) throw new Error(`npm could not install ${folder}.\n${output}`);
  } finally {
    rmSync(settings, { recursive: true });
  }
}
