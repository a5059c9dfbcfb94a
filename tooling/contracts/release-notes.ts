import type { Changeset } from "./changesets.ts";

/**
 * Holds what changesets say against what portals can find: a note of a screen becomes `changes/<Screen>.md`, and a
 * link is read in a portal's node_modules, where our other files are not.
 *
 * @param screens - the names of all screens, of those that are gone with the next release too.
 * @returns a sentence for each thing that is wrong, which says what to do.
 */
export function checkReleaseNotes(changesets: readonly Changeset[], screens: ReadonlySet<string>): string[] {
  return changesets.flatMap(({ name, notes, links }) => [
    ...notes
      .filter(({ screen }) => !screens.has(screen))
      .map(
        ({ screen, contract }) =>
          `.changeset/${name}.md has a line of ${screen} ${contract}, and ${screen} is no screen: portals would find ` +
          `a file changes/${screen}.md. Name the screens, or begin the line with other words.`,
      ),
    ...links
      .filter((link) => !/^https:\/\//.test(link))
      .map(
        (link) =>
          `.changeset/${name}.md links to ${link}, which the packages do not ship: write the whole address, or a ` +
          "document's path in backticks, such as `docs/embedding.md`, which becomes a link at a release.",
      ),
  ]);
}

/** Makes links of the documents that release notes name by their path in backticks, such as `docs/embedding.md`. */
export function linkDocuments(markdown: string, files: string): string {
  return markdown.replaceAll(/`(docs\/[\w/-]+\.md)`/g, `[$1](${files}/$1)`);
}

/** The address below which the files of a release are, by the repository that a package.json names. */
export function readFilesAddress(repository: string, version: string): string {
  return `${repository.replace(/^git\+|\.git$/g, "")}/blob/v${version}`;
}
