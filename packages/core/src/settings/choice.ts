/** A word of the contract and what staff read for it. */
export interface Choice<Code extends string = string> {
  /** What is sent. */
  readonly code: Code;
  /** What staff read. */
  readonly label: string;
}

/** What staff read for a word; the word itself where nothing is said of it. */
export function findLabel(choices: readonly Choice[], code: string | null | undefined): string {
  if (!code) return "";
  return choices.find((choice) => choice.code === code)?.label ?? code;
}
