import { describe, expect, test } from "vitest";
import {
  countWrongCodes,
  formatOtpMessage,
  makeCode,
  readCode,
  readLifetime,
  readLock,
} from "./otp-rules.ts";
import { defaultSettings } from "./registry-settings.ts";

const figures = defaultSettings.otp;
const now = new Date("2026-11-19T09:05:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe("codes for collectors", () => {
  test.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["12‑34‑56", "123456"],
    ["１２３４５６", "123456"],
    ["12345", ""],
    ["1234567", ""],
    ["12345a", ""],
    ["a12345", ""],
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
    expect(readLock(undefined, now, figures)).toBe(0);
  });

  test("do not count as wrong, and lock nobody out, when a clock that was wrong wrote them ahead [R-4]", () => {
    const days = -2 * 24 * 3600;
    expect(countWrongCodes({ count: 5, last_at: ago(days) }, now, figures)).toBe(0);
    expect(readLock({ count: 5, last_at: ago(days) }, now, figures)).toBe(0);
    expect(readLock({ count: 5, last_at: ago(-30) }, now, figures)).toBe(900);
  });

  test("open something for as long as they are good, and once more as long when the clock was put back", () => {
    expect(readLifetime(ago(60), now, figures)).toBe(540);
    expect(readLifetime(ago(600), now, figures)).toBe(0);
    expect(readLifetime(ago(-300), now, figures)).toBe(600);
    expect(readLifetime(ago(-601), now, figures)).toBe(0);
  });

  test("are made of bytes up to 249, and of as many as it takes", () => {
    const given = [
      [250, 255, 7, 249, 10, 251],
      [123, 0, 99, 1, 2, 3],
      [5, 5, 5, 5, 5, 5],
    ];
    const asked: number[] = [];
    const bytes = (count: number) => {
      asked.push(count);
      return Uint8Array.from(given[asked.length - 1] ?? []);
    };

    expect(makeCode(bytes, figures)).toBe("790309");
    expect(asked).toEqual([6, 6]);
  });

  test("travel in one message that warns and says what they are for", () => {
    const body = formatOtpMessage("012345", "SN0005001");

    expect(body).toBe(
      "012345 is your code to collect ID card SN0005001. Show it at the counter only. Never tell it by phone.",
    );
    expect(body.length).toBeLessThanOrEqual(160);
  });
});
