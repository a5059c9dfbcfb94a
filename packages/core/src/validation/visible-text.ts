/** What takes no room and shows nothing: zero-width spaces and joiners, marks of direction, fillers, control characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** A text without what nobody sees, and without the spaces around it: for counting, never for storing. */
export function readVisible(text: string): string {
  return text.replaceAll(unseen, "").trim();
}

/** Whether a text shows nothing: it is empty, or only spaces and characters that nobody sees. */
export function isBlank(text: string): boolean {
  return readVisible(text) === "";
}
