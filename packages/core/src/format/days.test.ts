import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysBetween, formatCount, formatDays } from "./days.ts";

test.each([
  ["2026-11-19", "2026-11-19", 0],
  ["2026-11-19", "2026-11-20", 1],
  ["2024-02-28", "2024-03-01", 2],
  ["2026-11-20", "2026-11-19", -1],
  ["2025-12-31", "2026-12-31", 365],
])("From %s to %s it is %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test("A text that is no day has no distance", () => {
  expect(daysBetween("soon", "2026-11-19")).toBeNaN();
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

property.prop([day, day, day])(
  "The way over a third day is as long as both of its parts",
  (from, over, to) => {
    expect(daysBetween(from, over) + daysBetween(over, to)).toBe(daysBetween(from, to));
  },
);

test("Counts and ages are written with separators", () => {
  expect(formatCount(1204)).toBe("1,204");
  expect(formatCount(0)).toBe("0");
  expect(formatCount(1204.4)).toBe("1,204");
  expect(formatCount(1204, "de-DE")).toBe("1.204");
  expect(formatDays(12)).toBe("12 d");
  expect(formatDays(1200, "Tage")).toBe("1,200 Tage");
});
