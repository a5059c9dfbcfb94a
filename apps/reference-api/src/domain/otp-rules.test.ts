import { describe, expect, test } from "vitest";
import { countWrongCodes, formatOtpMessage, makeCode, readCode, readLock } from "./otp-rules.ts";
import { defaultSettings } from "./registry-settings.ts";

const figures = defaultSettings.otp;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const now = new Date("2026-11-19T09:05:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe("codes for collectors", () => {
  test("have six digits of which none is likelier, the first one 0 as often as the others [T-29]", () => {
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

  test.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["12‑34‑56", "123456"],
    ["１２３４５６", "123456"],
    ["12345", ""],
    ["1234567", ""],
    ["12345a", ""],
    ["", ""],
  ])("%j is read as %j", (text, code) => {
    expect(readCode(text, figures)).toBe(code);
  });

  test("count as wrong until the last wrong one is as old as a lock is long [R-4]", () => {
    expect(countWrongCodes(undefined, now, figures)).toBe(0);
    expect(countWrongCodes({ count: 4, last_at: ago(899) }, now, figures)).toBe(4);
    expect(countWrongCodes({ count: 4, last_at: ago(900) }, now, figures)).toBe(0);
    expect(readLock({ count: 4, last_at: now }, now, figures)).toBe(0);
    expect(readLock({ count: 5, last_at: ago(60) }, now, figures)).toBe(840);
    expect(readLock({ count: 5, last_at: ago(900) }, now, figures)).toBe(0);
  });

  test("travel in one message that warns and says what they are for", () => {
    const body = formatOtpMessage("012345", "SN0005001");

    expect(body).toBe(
      "012345 is your code to collect ID card SN0005001. Show it at the counter only. Never tell it by phone.",
    );
    expect(body.length).toBeLessThanOrEqual(160);
  });
});
