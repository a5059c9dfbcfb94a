import { expect, test } from "vitest";
import { missingDays } from "./missing-days.ts";

const now = new Date("2026-11-19T19:30:00Z");

test.each([
  // 19:30 UTC is 00:30 of the next day in the Maldives.
  ["2026-11-19T19:00:00Z", 0],
  ["2026-11-19T18:59:00Z", 1],
  ["2026-11-09T09:05:00Z", 11],
  // A clock that runs ahead makes no negative days.
  ["2026-11-25T09:05:00Z", 0],
])("A card that is missing since %s is missing for %d days", (resolved_at, days) => {
  expect(missingDays({ line_status: "missing", resolved_at }, { now })).toBe(days);
});

test("The days are those of the registry's zone", () => {
  const card = { line_status: "missing", resolved_at: "2026-11-19T18:59:00Z" };
  expect(missingDays(card, { now, timeZone: "UTC" })).toBe(0);
});

test.each([
  { line_status: "received", resolved_at: "2026-11-09T09:05:00Z" },
  { line_status: "missing", resolved_at: null },
  { line_status: "missing", resolved_at: "soon" },
])("%j has no days", (card) => {
  expect(missingDays(card, { now })).toBeUndefined();
});
