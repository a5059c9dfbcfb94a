import type { Bump, Changeset } from "./changesets.ts";

/** What one release says of one screen. */
interface ScreenRelease {
  readonly contract: number;
  readonly bump: Bump;
  readonly text: string;
}

/** Gathers what the changesets say of each screen, by its name. */
export function gatherScreenNotes(changesets: readonly Changeset[]): Map<string, ScreenRelease[]> {
  const notes = new Map<string, ScreenRelease[]>();
  for (const { bumps, notes: own } of changesets) {
    const bump = bumps["@id-desk/screens"] ?? "patch";
    for (const { screen, contract, text } of own) {
      notes.set(screen, [...(notes.get(screen) ?? []), { contract, bump, text }]);
    }
  }
  return notes;
}

/**
 * Puts a release on top of a screen's list of changes, so that a portal sees whether its screen changed and in
 * which of its contracts.
 */
export function addRelease(
  before: string | undefined,
  screen: string,
  version: string,
  notes: readonly ScreenRelease[],
): string {
  const head = `# Changes of ${screen}\n`;
  const items = notes.map(({ contract, bump, text }) => `- **${bump}**, contract ${contract}: ${text}`);
  const release = `\n## ${version}\n\n${[...new Set(items)].join("\n")}\n`;
  return `${head}${release}${(before ?? head).slice(head.length)}`;
}
