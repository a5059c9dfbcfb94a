import { copyFileSync, existsSync, globSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildPackages } from "./build-packages.ts";
import { packPackages, tarballOf } from "./pack.ts";
import { packageFolders, readPackage, root } from "./published-package.ts";

const sources = [
  "packages/*/src/**/*.*",
  "packages/screens/check/*.ts",
  "packages/*/package.json",
  "openapi/**/*.yaml",
  "tooling/packages/*.ts",
];

const changedAt = (path: string) => statSync(path).mtimeMs;

/** Builds and packs the packages, unless nothing has changed since it was done. */
export async function freshenPackages(): Promise<void> {
  const tarballs = packageFolders.map((folder) => tarballOf(readPackage(folder)));
  const oldest = Math.min(...tarballs.map((path) => (existsSync(path) ? changedAt(path) : 0)));
  const newest = Math.max(...globSync(sources, { cwd: root }).map((path) => changedAt(root + path)));
  if (oldest > newest) return;
  await buildPackages();
  await packPackages();
}

/** Puts the tarballs into a host's folder as packages/core.tgz, packages/ui.tgz and packages/screens.tgz. */
export function copyTarballs(host: string): void {
  mkdirSync(join(host, "packages"), { recursive: true });
  for (const folder of packageFolders) {
    copyFileSync(tarballOf(readPackage(folder)), join(host, "packages", `${folder}.tgz`));
  }
}
