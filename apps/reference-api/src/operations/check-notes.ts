import { refuseFields } from "../domain/refusal.ts";
import { countSeenCharacters } from "../domain/written-forms.ts";

/** Refuses a note that is long enough only by what nobody sees of it; the contract has checked the rest. */
export function checkNotes(notes: string | undefined): void {
  if (notes === undefined) return;
  const length = countSeenCharacters(notes);
  if (length === 0) throw refuseFields({ notes: ["Notes are required."] });
  if (length < 3) throw refuseFields({ notes: ["Notes must be at least 3 characters long."] });
}
