import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { formatDate, formatDateTime, formatTime } from "./format-date.ts";
import { readRegistryMoment } from "./registry-time.ts";

describe("A date", () => {
  test.each([
    ["2026-11-19", "Nov 19, 2026"],
    ["2026-01-05", "Jan 5, 2026"],
    ["1900-01-01", "Jan 1, 1900"],
    // 19:30 UTC is 00:30 of the next day in the Maldives.
    ["2026-11-19T19:30:00Z", "Nov 20, 2026"],
    ["2026-11-19T23:59:00+05:00", "Nov 19, 2026"],
  ])("%j is written %j [LOOK-01]", (text, shown) => {
    expect(formatDate(text)).toBe(shown);
  });

  test.each([
    ["2026-11-19T09:05:00Z", "Nov 19, 2026, 14:05"],
    ["2026-11-19T19:00:00Z", "Nov 20, 2026, 00:00"],
    ["2026-11-19T18:59:59Z", "Nov 19, 2026, 23:59"],
    ["2026-11-19T07:00:00Z", "Nov 19, 2026, 12:00"],
    ["2026-11-19", "Nov 19, 2026"],
  ])("with time %j is written %j [LOOK-01]", (text, shown) => {
    expect(formatDateTime(text)).toBe(shown);
  });

  test.each([null, undefined, "", "soon", "2026-13-45", "x2026-11-19"])(
    "of %j is written as nothing [LOOK-01]",
    (text) => {
      expect(formatDate(text)).toBe("");
      expect(formatDateTime(text)).toBe("");
      expect(formatTime(text)).toBe("");
    },
  );

  test("is written on the clock of the zone that the registry names", () => {
    const text = "2026-11-19T09:05:00Z";
    expect(formatDateTime(text, { timeZone: "America/New_York" })).toBe("Nov 19, 2026, 04:05");
    expect(formatTime(text, { timeZone: "UTC" })).toBe("09:05");
    expect(formatDateTime(text, { timeZone: "Nowhere/At-All" })).toBe("Nov 19, 2026, 14:05");
    expect(formatDate(text, { locale: "de-DE" })).toBe("19.11.2026");
    expect(formatDate("2026-11-19T19:30:00Z", { timeZone: "UTC" })).toBe("Nov 19, 2026");
  });

  test("of birth stays the day that it is in every zone [LOOK-01]", () => {
    for (const timeZone of ["America/New_York", "Pacific/Kiritimati"])
      expect(formatDate("1990-02-28", { timeZone })).toBe("Feb 28, 1990");
  });

  property.prop([fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })])(
    "is the same on every computer: five hours after UTC in the Maldives [LOOK-01]",
    (date) => {
      // Before 1960 the zone was the capital's mean solar time.
      fc.pre(date.getUTCFullYear() >= 1961);
      const shifted = new Date(date.getTime() + 5 * 3_600_000).toISOString();
      expect(readRegistryMoment(date)).toEqual({ day: shifted.slice(0, 10), time: shifted.slice(11, 16) });
      expect(formatDateTime(date.toISOString())).toMatch(
        /^[A-Z][a-z]{2} \d{1,2}, \d{4}, ([01]\d|2[0-3]):[0-5]\d$/,
      );
    },
  );
});
