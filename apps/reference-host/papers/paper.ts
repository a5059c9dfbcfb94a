/** One part of a paper, from the top down. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  /** Numbered, in their order. */
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  /** What somebody finds, and what they do then. */
  | { readonly pairs: readonly (readonly [string, string])[] }
  /** Lines to be filled by hand. */
  | { readonly blanks: readonly string[] }
  /** Boxes to be ticked by hand. */
  | { readonly choices: readonly string[] }
  /** Codes to be scanned off the paper, each with its name and what it does. */
  | { readonly codes: readonly (readonly [code: string, name: string, help: string])[] };

/** What a paper says in one language. */
export interface PaperWords {
  readonly title: string;
  /** Who it is for, in a sentence. */
  readonly about: string;
  readonly blocks: readonly Block[];
}

/** A paper of this back office: the same words in both scripts, each beginning on a page of its own. */
export interface Paper {
  /** Without its ending. */
  readonly file: string;
  readonly group: string;
  readonly sheet: "A4" | "A6";
  /** The day of its last change, YYYY-MM-DD. */
  readonly updated: string;
  readonly en: PaperWords;
  /** A draft that nobody whose language it is has read yet; the paper says so. */
  readonly dv: PaperWords;
}
