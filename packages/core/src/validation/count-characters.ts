/** Counts characters as people and the contract do: one for each code point, so that an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
