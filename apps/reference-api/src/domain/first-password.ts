import { makeLetterGroups } from "./letter-groups.ts";
import { checkNewPassword } from "./password-rule.ts";

/** Letters and digits that nobody takes for one another when they read them from paper. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

/**
 * Makes a password that cannot be guessed and meets the rule for new ones: four groups of four letters and digits.
 *
 * @param random gives bytes that cannot be guessed.
 */
export function makeFirstPassword(random: (count: number) => Uint8Array): string {
  for (;;) {
    const password = makeLetterGroups(random, { letters, groups: 4 });
    if (checkNewPassword(password).length === 0) return password;
  }
}
