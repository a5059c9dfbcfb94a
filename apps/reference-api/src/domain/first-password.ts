import { checkNewPassword } from "./password-rule.ts";

/** Letters and digits that nobody takes for one another when they read them from paper. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
/** Bytes from here on would give the first letters more often than the others. */
const evenBytes = 256 - (256 % letters.length);
const [groups, lettersOfGroup] = [4, 4];

/**
 * Makes a password that cannot be guessed and meets the rule for new ones: four groups of four letters and digits.
 *
 * @param random gives bytes that cannot be guessed.
 */
export function makeFirstPassword(random: (count: number) => Uint8Array): string {
  for (;;) {
    const picked = Array.from(random(64))
      .filter((byte) => byte < evenBytes)
      .map((byte) => letters[byte % letters.length])
      .slice(0, groups * lettersOfGroup);
    if (picked.length < groups * lettersOfGroup) continue;
    const password = Array.from({ length: groups }, (_, group) =>
      picked.slice(group * lettersOfGroup, (group + 1) * lettersOfGroup).join(""),
    ).join("-");
    if (checkNewPassword(password).length === 0) return password;
  }
}
