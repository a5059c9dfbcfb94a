import type { Passwords } from "../ports.ts";

const nobodysHash = new WeakMap<Passwords, Promise<string>>();

/** What the password of an unknown user is compared with, so that the answer takes as long. */
export function hashOfNobody(passwords: Passwords): Promise<string> {
  const known = nobodysHash.get(passwords) ?? passwords.hash("nobody's password");
  nobodysHash.set(passwords, known);
  return known;
}
