import { expect, test } from "vitest";
import { createRandom } from "../testing/create-random.ts";
import { makeFirstPassword } from "./first-password.ts";
import { checkNewPassword } from "./password-rule.ts";

test("10,000 first passwords meet the rule, are all different and use every letter of a kind about as often [T-27]", () => {
  const draw = createRandom(7);
  const random = (count: number) => Uint8Array.from({ length: count }, () => draw(256));
  const made = Array.from({ length: 10_000 }, () => makeFirstPassword(random));
  expect(made.filter((password) => checkNewPassword(password).length > 0)).toEqual([]);
  expect(new Set(made).size).toBe(10_000);
  expect(made.filter((password) => !/^\w{4}(-\w{4}){3}$/.test(password))).toEqual([]);
  const counts = new Map<string, number>();
  for (const letter of made.join("").replaceAll("-", "")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(56);
  // The rule asks for each kind, so that the few digits come more often than the many letters.
  for (const kind of [/[A-Z]/, /[a-z]/, /\d/]) {
    const ofKind = [...counts].filter(([letter]) => kind.test(letter));
    const usual = ofKind.reduce((sum, [, count]) => sum + count, 0) / ofKind.length;
    for (const [letter, count] of ofKind)
      expect([letter, Math.abs(count - usual) < usual / 12]).toEqual([letter, true]);
  }
});

test("bytes that would favour some letters, or break the rule, are replaced", () => {
  const draws = [
    new Uint8Array(64).fill(255),
    new Uint8Array(64).fill(0),
    Uint8Array.from({ length: 64 }, (_, index) => (index * 7) % 224),
  ];
  let drawn = 0;
  const password = makeFirstPassword(() => draws[drawn++] as Uint8Array);
  expect(drawn).toBe(3);
  expect(checkNewPassword(password)).toEqual([]);
});
