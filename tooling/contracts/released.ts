import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Contracts } from "./check-contracts.ts";
import { readAttributes } from "./read-attributes.ts";
import { readReports } from "./read-reports.ts";
import { readScreens } from "./read-screens.ts";

/** The contracts of one release. */
export interface ReleasedContracts extends Contracts {
  /** The release's version; `0.0.0` before the first. */
  readonly release: string;
}

const fileOf = (root: string) => `${root}.changeset/released.json`;

/** What the last release promised; nothing before the first. */
export function readReleased(root: string): ReleasedContracts {
  if (!existsSync(fileOf(root))) return { release: "0.0.0", screens: [], entries: {} };
  return JSON.parse(readFileSync(fileOf(root), "utf8"));
}

/** Writes down what the release that is being made promises. */
export function writeReleased(root: string, released: ReleasedContracts): void {
  writeFileSync(fileOf(root), `${JSON.stringify(released, null, 2)}\n`);
}

/** What portals can rely on in the sources as they are. */
export async function readContracts(): Promise<Contracts> {
  return { screens: await readScreens(), entries: { ...readReports(), ...readAttributes() } };
}
