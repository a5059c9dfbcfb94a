import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyTarballs, freshenPackages } from "../../../tooling/packages/fresh-packages.ts";
import { installWithNpm } from "../../../tooling/packages/install-with-npm.ts";
import { runCommand } from "../../../tooling/test/run-command.ts";
import { startServer } from "../../reference-host/e2e/server.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

/** What an earlier run made, and what belongs to these tests and not to the portal. */
const left = ["node_modules", "dist", "packages", "claims", "playwright.config.ts"];
const isTaken = (path: string) => !left.includes(basename(path)) && !path.endsWith("e2e/tsconfig.json");

async function run(folder: string, tool: string, args: readonly string[]): Promise<void> {
  const command = join(folder, "node_modules/.bin", tool);
  const { exitCode, output } = await runCommand(command, args);
  if (exitCode !== 0) throw new Error(`The portal was not built by ${tool}.\n${output}`);
}

/** The portal's server on a free port. */
async function serve(folder: string, registryUrl: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(folder, "server.js")], {
    env: { ...process.env, PORT: "0", REGISTRY_URL: registryUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The portal's server ended with exit code ${code}.`);
  });
  const [line] = await Promise.race([once(child.stdout, "data"), ended]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) {
    child.kill();
    throw new Error(`The portal's server said: ${line}`);
  }
  return { process: child, url };
}

/**
 * Installs the portal with the packed packages in a folder outside of the workspace, where it can find nothing
 * of ours by chance, builds it, and serves it before a reference server.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports by default.
export default async function startPortal(): Promise<() => Promise<void>> {
  await freshenPackages();
  const folder = mkdtempSync(join(tmpdir(), "id-desk-portal-"));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const end = async () => {
    for (const each of ends.splice(0).reverse()) await each();
  };
  try {
    cpSync(source, folder, { recursive: true, filter: isTaken });
    copyTarballs(folder);
    await installWithNpm(folder);
    await Promise.all([
      run(folder, "tsc", ["-p", folder]),
      run(folder, "vite", ["build", folder, "--config", join(folder, "e2e/specimens/vite.config.js")]),
    ]);
    const registry = await startServer();
    ends.push(registry.stop);
    const portal = await serve(folder, registry.url);
    ends.push(() => portal.process.kill());
    process.env.PORTAL_URL = portal.url;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
