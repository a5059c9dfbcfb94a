/** A paper that was drawn for this build. */
interface PaperFile {
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** Below the host's base path. */
  readonly path: string;
  readonly updated: string;
  /** In bytes. */
  readonly size: number;
}

/** The papers beside this build. `papers/papers-plugin.ts` puts what it has drawn in the place of this file. */
export const papers: readonly PaperFile[] = [];

/** What the build is called; nothing where it was made without a name and without git. */
export const build: string | undefined = undefined;
