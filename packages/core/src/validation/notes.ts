import { countCharacters } from "./count-characters.ts";
import { createProblem, type Problem } from "./problem.ts";

/** How long a note may be, in characters and without the spaces around it. */
export const notesLength = { min: 3, max: 500 } as const;

/** Whether a dialog asks for a note or only offers to take one. */
export interface NotesOptions {
  /** Whether an empty note is a problem. Default true. */
  readonly isRequired?: boolean;
}

/** Checks the note of a dialog: 3 to 500 characters, required unless the dialog says otherwise. */
export function checkNotes(text: string, { isRequired = true }: NotesOptions = {}): Problem[] {
  const length = countCharacters(text.trim());
  const { min, max } = notesLength;
  if (length === 0) return isRequired ? [createProblem("notes_required")] : [];
  if (length < min) return [createProblem("notes_too_short", { min })];
  return length > max ? [createProblem("notes_too_long", { max })] : [];
}
