// Made at the first use: making one costs milliseconds that sign-in does not need.
let segmenter: Intl.Segmenter | undefined;

/**
 * Shortens a text to a number of characters, the ellipsis among them. Letters keep their vowel signs
 * and emoji stay whole.
 * @see Spec 9, "Truncated text ends with an ellipsis"
 */
export function truncate(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === maxCharacters - 1) kept = index;
    count += 1;
    if (count > maxCharacters) return maxCharacters < 1 ? "" : `${text.slice(0, kept).trimEnd()}…`;
  }
  return text;
}
