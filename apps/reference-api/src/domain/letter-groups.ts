const lettersOfGroup = 4;

/**
 * Makes a text that cannot be guessed, in groups of four letters: `4TQK-9VXW`.
 *
 * @param random gives bytes that cannot be guessed.
 * @param letters at most 256.
 */
export function makeLetterGroups(
  random: (count: number) => Uint8Array,
  { letters, groups }: { readonly letters: string; readonly groups: number },
): string {
  // Bytes from here on would give the first letters more often than the others.
  const evenBytes = 256 - (256 % letters.length);
  const picked: string[] = [];
  while (picked.length < groups * lettersOfGroup) {
    for (const byte of random(64)) if (byte < evenBytes) picked.push(letters[byte % letters.length] ?? "");
  }
  return Array.from({ length: groups }, (_, group) =>
    picked.slice(group * lettersOfGroup, (group + 1) * lettersOfGroup).join(""),
  ).join("-");
}
