import { expect, test } from "vitest";
import { isWithin, readWait, readWindow } from "./windows.ts";

const now = new Date("2026-11-19T09:05:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [0, 60],
  [0.5, 60],
  [59.001, 1],
  [60, 0],
  [90, 0],
])("what happened %f seconds ago is waited for %i seconds more of a minute", (seconds, wait) => {
  expect(readWait(ago(seconds), 60, now)).toBe(wait);
});

test("no wait is longer than its window, and what lies further ahead than clocks differ is not waited for", () => {
  expect(readWait(ago(-60), 60, now)).toBe(60);
  expect(readWait(ago(-61), 60, now)).toBe(0);
  expect(readWait(ago(-2 * 24 * 3600), 900, now)).toBe(0);
});

test("a window holds what lies between its ends", () => {
  const window = readWindow(now, 60_000);
  expect([60, 59, 0, -60, -61].map((seconds) => isWithin(ago(seconds), window))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
