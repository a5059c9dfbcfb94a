import { createHash } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPackages } from "./build-packages.ts";
import { packPackages, tarballOf } from "./pack.ts";
import { packageFolders, publishedFolders, readPackage, root } from "./published-package.ts";

/** Whatever the packed packages are made from. */
const sources = [
  "packages/*/src/**/*.*",
  "packages/screens/check/*.ts",
  "apps/reference-api/src/**/*.*",
  "{packages/*,apps/reference-api}/{package,tsconfig}.json",
  "{packages/*,apps/reference-api}/{README,CHANGELOG}.md",
  "{packages/*,apps/reference-api}/LICENSE",
  "openapi/**/*.yaml",
  "tooling/{packages,contract}/*.ts",
  "tsconfig.base.json",
  "pnpm-{lock,workspace}.yaml",
];

/** A sum of the files that patterns name below a folder: another one for another path, or another content of one. */
export function sumFiles(folder: string, patterns: readonly string[]): string {
  const sum = createHash("sha256");
  for (const path of globSync([...patterns], { cwd: folder }).toSorted()) {
    const content = createHash("sha256").update(readFileSync(join(folder, path)));
    sum.update(`${path}\n${content.digest("hex")}\n`);
  }
  return sum.digest("hex");
}

const listTarballs = () => publishedFolders.map((folder) => tarballOf(readPackage(folder)));
const noteFile = () => join(dirname(listTarballs()[0] ?? root), "made-from.txt");

/** Builds and packs the packages, and notes what they were made from. */
export async function makePackages(): Promise<void> {
  const sum = sumFiles(root, sources);
  await buildPackages();
  await packPackages();
  writeFileSync(noteFile(), sum);
}

/** Builds and packs the packages, unless nothing has changed since it was done. */
export async function freshenPackages(): Promise<void> {
  const note = noteFile();
  const isFresh = existsSync(note) && readFileSync(note, "utf8") === sumFiles(root, sources);
  if (isFresh && listTarballs().every((path) => existsSync(path))) return;
  await makePackages();
}

/** Puts the tarballs into a host's folder as packages/core.tgz, packages/ui.tgz and packages/screens.tgz. */
export function copyTarballs(host: string): void {
  mkdirSync(join(host, "packages"), { recursive: true });
  for (const folder of packageFolders) {
    copyFileSync(tarballOf(readPackage(folder)), join(host, "packages", `${folder}.tgz`));
  }
}
