const sentenceEnds = ".!?…؟۔";

/**
 * Writes a message as a sentence: a capital first, a full stop last. One that ends in another mark of its
 * own ("Really?") keeps it, and a sentence stays as it is.
 * @see Spec 8, "Messages are capitalised and end with a full stop"
 */
export function formatSentence(text: string): string {
  const trimmed = text.trim();
  const first = trimmed.codePointAt(0);
  if (first === undefined) return "";
  const initial = String.fromCodePoint(first);
  const last = trimmed.charAt(trimmed.length - 1);
  return initial.toUpperCase() + trimmed.slice(initial.length) + (sentenceEnds.includes(last) ? "" : ".");
}
