import { expect, test } from "vitest";
import { daysMissing, isLongMissing } from "./days-missing.ts";

const now = new Date("2026-11-19T09:05:00Z");

test.each([
  // 23:59 on the 18th in Malé, and the first minute of the 19th.
  ["2026-11-18T18:59:00Z", 1],
  ["2026-11-18T19:00:00Z", 0],
  ["2026-11-05T09:00:00Z", 14],
  // A clock that is ahead of the registry's.
  ["2026-11-20T09:00:00Z", 0],
])("A card that is missing since %s has been for %i days on the registry's calendar", (since, days) => {
  expect(daysMissing({ oldest_missing_at: since }, { now })).toBe(days);
});

test.each([undefined, null, "", "yesterday"])("Nothing is counted from %j", (since) => {
  expect(daysMissing(since === undefined ? {} : { oldest_missing_at: since }, { now })).toBeUndefined();
});

test.each([
  ["2026-11-05T09:00:00Z", false],
  ["2026-11-04T09:00:00Z", true],
])("Fourteen days are usual: since %s it is long: %s", (since, isLong) => {
  expect(isLongMissing({ oldest_missing_at: since }, { now })).toBe(isLong);
});

test("What is not missing is not missing for long", () => {
  expect(isLongMissing({ oldest_missing_at: null }, { now })).toBe(false);
});
