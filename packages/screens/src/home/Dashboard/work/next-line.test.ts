import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import {
  isLongLate,
  mostLines,
  type NextKind,
  type NextLine,
  rankLines,
  readOldestPage,
} from "./next-line.ts";

const line = (kind: NextKind, days: number, number = `${kind} ${days}`): NextLine => ({
  kind,
  days,
  number,
  to: { screen: "Dashboard" },
});
const numbers = (lines: readonly NextLine[]) => rankLines(lines).map(({ number }) => number);

describe("The lines of what to do next", () => {
  test("begin with what has waited longest beyond what is usual for it", () => {
    expect(
      numbers([line("packing", 2), line("late", 9), line("biometrics", 4), line("returned", 40)]),
    ).toEqual(["returned 40", "late 9", "biometrics 4", "packing 2"]);
  });

  test("put a late batch before an open one that is as late", () => {
    expect(numbers([line("packing", 3), line("late", 9)])).toEqual(["late 9", "packing 3"]);
  });

  test.each([
    ["returned", 8, false],
    ["returned", 9, true],
    ["late", 13, false],
    ["late", 14, true],
  ] as const)("stand out a week after the usual days: %s for %i days, %j", (kind, days, isMarked) => {
    expect(isLongLate(line(kind, days))).toBe(isMarked);
  });

  test("are eight at most, and those are the worst", () => {
    const lines = Array.from({ length: 30 }, (_, index) => line("returned", index));
    expect(numbers(lines)).toEqual(Array.from({ length: 8 }, (_, index) => `returned ${29 - index}`));
  });
});

describe("The page with the oldest rows", () => {
  test.each([
    [3, { page: 1, per_page: 8 }],
    [8, { page: 1, per_page: 8 }],
    [9, { page: 1, per_page: 9 }],
    [17, { page: 1, per_page: 17 }],
    [25, { page: 2, per_page: 13 }],
  ])("of %i rows is %j", (total, page) => {
    expect(readOldestPage(total)).toEqual(page);
  });

  test("is the last one, and has as many rows as lines are shown, where there are as many", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (total) => {
        const { page, per_page } = readOldestPage(total);
        const rows = total - (page - 1) * per_page;
        expect(rows).toBeLessThanOrEqual(per_page);
        expect(rows).toBeGreaterThanOrEqual(Math.min(total, mostLines));
        expect(per_page).toBeLessThanOrEqual(100);
      }),
      { numRuns: 2000 },
    );
  });
});
