import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { checkDate } from "./check-date.ts";
import { defaultDateRange, readDate } from "./date.ts";

const wrongFormat = [{ code: "date_format", message: "Required format: YYYY-MM-DD" }];

describe("A date", () => {
  test.each(["2026-11-19", "2024-02-29", "2000-02-29", "1900-01-01", "2099-12-31", " 2026-01-31 "])(
    "takes %j [VAL-11]",
    (text) => {
      expect(readDate(text)).toBe(text.trim());
      expect(checkDate(text)).toEqual([]);
    },
  );

  test.each([
    "",
    "2026-02-30",
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "12026-01-01",
    "2026-01-011",
    "19-11-2026",
    "11/19/2026",
    "2026-11-19T00:00",
    "20261119",
    "２026-11-19",
  ])("refuses %j: it has another format or is no real day [VAL-11]", (text) => {
    expect(readDate(text)).toBe("");
    expect(checkDate(text)).toEqual(wrongFormat);
  });

  test("is from 1900-01-01 to 2099-12-31 unless its screen says otherwise [VAL-11]", () => {
    expect(defaultDateRange).toEqual({ min: "1900-01-01", max: "2099-12-31" });
    expect(checkDate("1899-12-31")).toEqual([
      {
        code: "date_range",
        message: "Must be a date from 1900-01-01 to 2099-12-31.",
        params: { min: "1900-01-01", max: "2099-12-31" },
      },
    ]);
    expect(checkDate("2100-01-01")).toHaveLength(1);
    expect(checkDate("2026-11-20", { max: "2026-11-19" })).toEqual([
      {
        code: "date_range",
        message: "Must be a date from 1900-01-01 to 2026-11-19.",
        params: { min: "1900-01-01", max: "2026-11-19" },
      },
    ]);
    expect(checkDate("2026-11-19", { min: "2026-11-19", max: "2026-11-19" })).toEqual([]);
  });

  test("of the first centuries is not taken for one of the twentieth [VAL-11]", () => {
    expect(readDate("0026-02-28")).toBe("0026-02-28");
    // 1900 was no leap year, the year 0 is one.
    expect(readDate("0000-02-29")).toBe("0000-02-29");
  });

  property.prop([fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })])(
    "of every day there is is taken [VAL-11]",
    (date) => {
      expect(checkDate(date.toISOString().slice(0, 10))).toEqual([]);
    },
  );
});
