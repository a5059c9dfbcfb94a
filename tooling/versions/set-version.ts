import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { packageFolders, serverFolder } from "../packages/published-package.ts";

/** What kind of release is made; neither for one that everybody gets. */
export interface VersionOptions {
  /** Tag of packages that are thrown away: `canary`. */
  readonly snapshot: string | undefined;
  /** Number of the candidate; a later one has a higher. */
  readonly candidate: number | undefined;
}

/**
 * Reads the options of `npm run version:packages`.
 *
 * @throws when both are given, or the candidate has no number by which npm could tell it from an earlier one.
 */
export function readVersionOptions(args: readonly string[]): VersionOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { snapshot: { type: "string" }, candidate: { type: "string" } },
  });
  const { snapshot, candidate } = values;
  if (snapshot !== undefined && candidate !== undefined) {
    throw new Error("A snapshot is no candidate: give --snapshot or --candidate.");
  }
  if (candidate !== undefined && !/^[1-9]\d*$/.test(candidate)) {
    throw new Error("--candidate needs a number from 1, higher than that of the candidate before.");
  }
  return { snapshot, candidate: candidate === undefined ? undefined : Number(candidate) };
}

const inPackage = /^( {2}"version": )".*"/m;

function put(file: string, pattern: RegExp, version: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(pattern, (_, before) => `${before}${JSON.stringify(version)}`),
  );
}

/** Sets the version of all packages of portals, in their package.json and in what copies on a page tell each other. */
export function setVersion(root: string, version: string): void {
  for (const name of packageFolders) put(`${root}packages/${name}/package.json`, inPackage, version);
  put(`${root}packages/screens/src/runtime/registry/version.ts`, /(version = )".*"/, version);
}

/** Sets the version of the server, which is its own. */
export function setServerVersion(root: string, version: string): void {
  put(`${root}apps/${serverFolder}/package.json`, inPackage, version);
}
