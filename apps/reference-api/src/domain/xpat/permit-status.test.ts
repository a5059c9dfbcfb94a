import { expect, test } from "vitest";
import { addDays, readPermitStatus } from "./permit-status.ts";

const usual = { isCancelled: false, isMissing: false, validUntil: "2026-12-31" };

test.each([
  ["on its last day", "2026-12-31", {}, "expiring"],
  ["the day after", "2027-01-01", {}, "expired"],
  ["30 days before its end", "2026-12-01", {}, "expiring"],
  ["31 days before its end", "2026-11-30", {}, "valid"],
  ["without an end", "2030-01-01", { validUntil: null }, "valid"],
  ["that is cancelled", "2026-11-30", { isCancelled: true }, "cancelled"],
  [
    "that is cancelled of somebody missing",
    "2026-11-30",
    { isCancelled: true, isMissing: true },
    "cancelled",
  ],
  ["of somebody missing", "2027-01-01", { isMissing: true }, "missing_reported"],
] as const)("a permit %s, on %s %j, is %4$s [CALL-34]", (_, today, facts, status) => {
  expect(readPermitStatus({ ...usual, ...facts }, today, 30)).toBe(status);
});

test("days are counted over the end of a month and of a leap year's February", () => {
  expect([addDays("2026-12-31", 1), addDays("2028-02-28", 1), addDays("2026-03-01", -1)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2026-02-28",
  ]);
});
