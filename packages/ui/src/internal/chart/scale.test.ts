import { expect, test } from "vitest";
import { findLongest, findMost, readScaleEnd, readShare } from "./scale.ts";

test.each([
  [0, 10, 0],
  [5, 10, 0.5],
  [10, 10, 1],
  [12, 10, 1],
  [0, 0, 0],
  [3, 0, 0],
  [-3, 10, 0],
  [Number.NaN, 10, 0],
  [Number.POSITIVE_INFINITY, 10, 0],
])("%d of %d is a share of %d", (value, most, share) => {
  expect(readShare(value, most)).toBe(share);
});

test("finds the largest value that can be drawn", () => {
  expect(findMost([3, Number.NaN, 17, Number.POSITIVE_INFINITY, -20])).toBe(17);
  expect(findMost([])).toBe(0);
});

test("finds the longest text, the first of several", () => {
  expect(findLongest(["9", "1,204", "3,999"])).toBe("1,204");
  expect(findLongest([])).toBe("");
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [12, 12],
  [4211, 5000],
  [6000, 6000],
  [1_234_567, 1_300_000],
])("a scale for %d ends at %d", (most, end) => {
  expect(readScaleEnd(most)).toBe(end);
});

test("a scale holds every value and has a whole half", () => {
  for (let most = 0; most < 20_000; most += 7) {
    const end = readScaleEnd(most);
    expect(end).toBeGreaterThanOrEqual(most);
    expect(Number.isInteger(end / 2)).toBe(true);
  }
});
