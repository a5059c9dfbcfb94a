import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** How much a release changes, from nothing upwards. */
export const bumps = ["none", "patch", "minor", "major"] as const;

/** How much a release changes. */
export type Bump = (typeof bumps)[number];

/** What a changeset says of one contract of a screen. */
export interface ScreenNote {
  readonly screen: string;
  readonly contract: number;
  readonly text: string;
}

/** A change that waits for the next release. */
export interface Changeset {
  readonly name: string;
  /** By package. */
  readonly bumps: Readonly<Record<string, Bump>>;
  readonly notes: readonly ScreenNote[];
  /** Exports of which it says that their change breaks nobody: `@id-desk/core createRegistry`. */
  readonly compatible: readonly string[];
  /** Where its links lead, as they are written. */
  readonly links: readonly string[];
}

/** Reads the changesets that wait. */
export function readChangesets(root: string): Changeset[] {
  return globSync(`${root}.changeset/*.md`)
    .filter((path) => basename(path) !== "README.md")
    .sort()
    .map((path) => parseChangeset(basename(path, ".md"), readFileSync(path, "utf8")));
}

/**
 * Reads one changeset. A line that starts with screens and their contract versions speaks of them:
 * `DispatchSending 1, DispatchReceiving 1: the list can be …`, also as an item of a list; lines that go on
 * belong to it.
 *
 * @throws when the front matter is missing.
 */
export function parseChangeset(name: string, markdown: string): Changeset {
  const [, head, body] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(markdown) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`.changeset/${name}.md does not start with the packages that change.`);
  }
  const packages = [...head.matchAll(/^["']?([^"'\n:]+)["']?: *(none|patch|minor|major) *$/gm)];
  const paragraphs = body.replaceAll(/\n(?!- |\n)\s*/g, " ").split("\n");
  return {
    name,
    bumps: Object.fromEntries(packages.map(([, id, bump]) => [id, bump as Bump])),
    notes: paragraphs.flatMap(readNotes),
    links: [...body.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link ?? ""),
    compatible: paragraphs.flatMap(
      (line) => /^(?:- )?Compatible: (.+)$/.exec(line.trim())?.[1]?.split(", ") ?? [],
    ),
  };
}

function readNotes(line: string): ScreenNote[] {
  const [, names, text] = /^(?:- )?((?:[A-Z]\w* \d+, )*[A-Z]\w* \d+): (.+)$/.exec(line.trim()) ?? [];
  if (!names || !text) return [];
  return names.split(", ").map((named) => {
    const [screen = "", contract] = named.split(" ");
    return { screen, contract: Number(contract), text };
  });
}

/** The largest bump that the changesets give a package. */
export function bumpOf(packageName: string, changesets: readonly Changeset[]): Bump {
  const given = changesets.map(({ bumps: own }) => bumps.indexOf(own[packageName] ?? "none"));
  return bumps[Math.max(0, ...given)] ?? "none";
}
