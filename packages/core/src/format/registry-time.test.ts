import { describe, expect, test } from "vitest";
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
