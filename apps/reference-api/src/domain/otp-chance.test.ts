import { expect, test } from "vitest";
import { makeCode } from "./otp-rules.ts";
import { defaultSettings } from "./registry-settings.ts";

const figures = defaultSettings.otp;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

test("codes for collectors have six digits of which none is likelier, the first one 0 as often as the others [T-29]", () => {
  const places = Array.from({ length: 6 }, () => new Array<number>(10).fill(0));
  for (let index = 0; index < 100_000; index++) {
    const code = makeCode(random, figures);
    if (code.length !== 6) throw new Error(`"${code}" is no code.`);
    for (const [place, counts] of places.entries()) {
      const digit = Number(code[place]);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
  }
  for (const counts of places) {
    const squares = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // Chi-square of 9 degrees of freedom: more than 44 comes once in a million times.
    expect(squares).toBeLessThan(44);
  }
});
