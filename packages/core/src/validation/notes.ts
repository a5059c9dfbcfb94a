import { countCharacters } from "./count-characters.ts";
import { createProblem, type Problem } from "./problem.ts";
import { readVisible } from "./visible-text.ts";

/** How long a note may be, in characters and without the spaces around it. */
export const notesLength = { min: 3, max: 500 } as const;

/** Whether a dialog asks for a note or only offers to take one. */
export interface NotesOptions {
  /** Whether an empty note is a problem. Default true. */
  readonly isRequired?: boolean;
  /** How many characters it may have. Default 500. */
  readonly max?: number;
}

/**
 * Checks a note: 3 to 500 characters, required unless the dialog says otherwise. Characters that nobody
 * sees, such as a zero-width space, make no note and add nothing to a short one.
 */
export function checkNotes(
  text: string,
  { isRequired = true, max = notesLength.max }: NotesOptions = {},
): Problem[] {
  const { min } = notesLength;
  const seen = countCharacters(readVisible(text));
  if (seen === 0) return isRequired ? [createProblem("notes_required")] : [];
  if (seen < min) return [createProblem("notes_too_short", { min })];
  return countCharacters(text.trim()) > max ? [createProblem("notes_too_long", { max })] : [];
}
