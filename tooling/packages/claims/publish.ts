import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildPackages } from "../build-packages.ts";
import { installPortal } from "../install-portal.ts";
import { packPackages } from "../pack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the portal that has the packed packages installed. */
    portal: string;
  }
}

let portal = "";

/** Builds and packs the packages, and installs them in a portal, once for all claims. */
export async function setup({ provide }: TestProject): Promise<void> {
  await buildPackages();
  await packPackages();
  portal = await installPortal();
  provide("portal", portal);
}

/** Removes the portal. */
export function teardown(): void {
  if (portal) rmSync(portal, { recursive: true, force: true });
}
