import { describe, expect, test } from "vitest";
import { readMomentOf } from "./registry-moment.ts";
import { readRegistryMoment, registryDaysBetween, todayIn } from "./registry-time.ts";

const noDate = new Date("soon");

describe("Today", () => {
  // 19:30 UTC is 00:30 of the next day in the Maldives.
  const now = new Date("2026-11-19T19:30:00Z");

  test("is the registry's day, not the computer's", () => {
    expect(todayIn("Indian/Maldives", now)).toBe("2026-11-20");
    expect(todayIn("UTC", now)).toBe("2026-11-19");
  });

  test("is the day in the Maldives where the registry names no zone", () => {
    expect(todayIn(undefined, now)).toBe("2026-11-20");
    expect(todayIn()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("at a moment that is no date is no day", () => {
    expect(todayIn("UTC", noDate)).toBe("");
  });
});

test("The clock of a moment is nothing where the moment is no date, and a mistyped year stays the year it is", () => {
  expect(readRegistryMoment(noDate)).toBeUndefined();
  expect(readRegistryMoment(new Date("0199-02-28T10:00:00Z"), "UTC")?.day).toMatch(/^0199-/);
});

describe("The days from one moment to another", () => {
  const days = (from: string, to: string, timeZone?: string) =>
    registryDaysBetween(new Date(from), new Date(to), timeZone);

  test("are those on the registry's calendar, however few hours there are between", () => {
    expect(days("2026-11-19T18:59:00Z", "2026-11-19T19:00:00Z")).toBe(1);
    expect(days("2026-11-19T18:59:00Z", "2026-11-19T19:00:00Z", "UTC")).toBe(0);
    expect(days("2026-11-19T19:00:00Z", "2026-11-20T18:59:00Z")).toBe(0);
    expect(days("2026-11-12T10:00:00Z", "2026-11-19T09:00:00Z")).toBe(7);
  });

  test("are none where a clock ran ahead", () => {
    expect(days("2026-11-20T10:00:00Z", "2026-11-19T10:00:00Z")).toBe(0);
  });

  test("are not known where either moment is no date", () => {
    expect(days("soon", "2026-11-19T10:00:00Z")).toBeUndefined();
    expect(days("2026-11-19T10:00:00Z", "soon")).toBeUndefined();
  });
});

describe("The moment of a day and a time on the registry's clock", () => {
  test.each([
    ["2026-11-20", "00:05", undefined, "2026-11-19T19:05:00.000Z"],
    ["2026-11-20", "13:30", "UTC", "2026-11-20T13:30:00.000Z"],
    ["2026-03-29", "03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25", "01:30", "Europe/Berlin", "2026-10-24T23:30:00.000Z"],
  ])("is found: %s %s in %s", (day, time, timeZone, moment) => {
    expect(readMomentOf(day, time, timeZone).toISOString()).toBe(moment);
  });

  test.each([
    ["2026-11-20", ""],
    ["", "10:00"],
    ["2026-11-20", "25:00"],
  ])("is no date where one of them is none: %s %s", (day, time) => {
    expect(readMomentOf(day, time).getTime()).toBeNaN();
  });
});
