import { describe, expect, test } from "vitest";
import { checkNewPassword } from "./password-rule.ts";
import { formatBatchNo, readRegistryDay } from "./registry-day.ts";
import { countSeenCharacters, readDate, readIdNumber, readSerialNumber } from "./written-forms.ts";

describe("what is written in more than one way", () => {
  test.each([
    ["SN0001234", "SN0001234"],
    [" sn 000 1234 ", "SN0001234"],
    ["SN000123", ""],
    ["SN00012345", ""],
    ["ſN0001234", ""],
    ["SN٠٠٠١٢٣٤", ""],
    ["SN0001234\u200b", ""],
  ])("the serial number %j is %j", (text, read) => {
    expect(readSerialNumber(text)).toBe(read);
  });

  test.each([
    ["A123456", "A123456"],
    [" a123456", "A123456"],
    ["123456", "A123456"],
    ["A12345", ""],
    ["1234567", ""],
    ["B123456", ""],
    ["А123456", ""],
  ])("the ID number %j is %j", (text, read) => {
    expect(readIdNumber(text)).toBe(read);
  });

  test.each([
    ["2028-02-29", "2028-02-29"],
    ["2026-02-29", ""],
    ["2026-13-01", ""],
    ["0026-01-01", "0026-01-01"],
    ["2026-1-1", ""],
    ["01/02/2026", ""],
  ])("the day %j is %j", (text, read) => {
    expect(readDate(text)).toBe(read);
  });

  test.each([readSerialNumber, readIdNumber, readDate])(
    "100 kB are read in no time by $name [T-5]",
    (read) => {
      const text = ` ${"1".repeat(50_000)} ${"a".repeat(50_000)}`;

      expect(read(text)).toBe("");
    },
  );

  test.each([
    ["  👩ab \n", 3],
    ["a b", 3],
    ["\u200b\u200c\u200d\u200e\u200f\u2060\ufeff", 0],
    ["\u00ad \u3164\u2800\u202e\u001b", 0],
    ["a\u200bb", 2],
    ["a\nb", 3],
  ])("of %j so many characters are seen, without the spaces around them: %j", (text, count) => {
    expect(countSeenCharacters(text)).toBe(count);
  });
});

describe("a new password", () => {
  test.each([
    ["Counter-2026!", []],
    ["Pässwörd 1-A ދިވެހި 🗝", []],
    ["Aa1!🗝🗝🗝", ["Must be at least 8 eight characters long."]],
    ["Aa1!🗝🗝🗝🗝", []],
    ["Counter-!!", ["Must contain a number."]],
    ["Counter2026", ["Must contain a special character or a symbol."]],
    ["counter-2026", ["Must contain uppercase and lowercase letters."]],
  ])("%j is told %j", (password, texts) => {
    expect(checkNewPassword(password)).toEqual(texts);
  });
});

describe("the registry's day", () => {
  test("begins five hours before the day of UTC", () => {
    expect(readRegistryDay(new Date("2026-11-19T18:59:59.999Z"))).toBe("2026-11-19");
    expect(readRegistryDay(new Date("2026-11-19T19:00:00.000Z"))).toBe("2026-11-20");
  });

  test("gives a batch the year of its number", () => {
    expect(formatBatchNo(12, new Date("2026-12-31T18:59:59Z"))).toBe("DB-2026-000012");
    expect(formatBatchNo(1234567, new Date("2026-12-31T19:00:00Z"))).toBe("DB-2027-1234567");
  });
});
