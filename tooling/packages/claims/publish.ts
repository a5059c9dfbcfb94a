import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { runCommand } from "../../test/run-command.ts";
import { makePackages } from "../fresh-packages.ts";
import { installPortal, type ReactVersion } from "../install-portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folders of the portals that have the packed packages installed, by the version of their React. */
    portals: Record<ReactVersion, string>;
  }
}

const folders: string[] = [];

async function publishPortal(react: ReactVersion): Promise<string> {
  const folder = await installPortal(react, { hasTests: react === "19" });
  folders.push(folder);
  const { exitCode, output } = await runCommand("vite", ["build", folder]);
  if (exitCode !== 0) throw new Error(output);
  return folder;
}

/** Builds and packs the packages, and builds portals that have them installed, once for all claims. */
export async function setup({ provide, vitest }: TestProject): Promise<void> {
  // On a busy machine each step takes minutes, and a run that says nothing for long counts as one that hangs.
  vitest.logger.log("Building and packing the packages …");
  await makePackages();
  try {
    vitest.logger.log("Installing and building the portals …");
    const [react18, react19] = await Promise.all([publishPortal("18"), publishPortal("19")]);
    provide("portals", { "18": react18, "19": react19 });
  } catch (error) {
    teardown();
    throw error;
  }
}

/** Removes the portals. */
export function teardown(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
