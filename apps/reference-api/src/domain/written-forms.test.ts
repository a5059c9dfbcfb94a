import { describe, expect, test } from "vitest";
import { findCountry, listWorldCountries } from "./countries.ts";
import { maskPhone } from "./masked-phone.ts";
import { checkNewPassword, normalisePassword } from "./password-rule.ts";
import { formatReadyMessage } from "./ready-message.ts";
import { countNumbers } from "./record-numbers.ts";
import { formatRegistryMoment, readRegistryDay } from "./registry-day.ts";
import {
  countSeenCharacters,
  readApplicationNo,
  readDate,
  readIdNumber,
  readPassportNo,
  readPhone,
  readSerialNumber,
} from "./written-forms.ts";

describe("what is written in more than one way", () => {
  test.each([
    ["SN0001234", "SN0001234"],
    [" sn 000 1234 ", "SN0001234"],
    ["SN000123", ""],
    ["SN00012345", ""],
    ["ſN0001234", ""],
    ["SN٠٠٠١٢٣٤", ""],
    ["SN0001234\u200b", ""],
    ["XSN0001234", ""],
    ["SN000123a", ""],
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
    ["A123456x", ""],
    ["xA123456", ""],
    ["A 123456", ""],
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
    [" 2026-01-31 ", "2026-01-31"],
    ["2026-04-31", ""],
    ["2026-00-10", ""],
    ["2026-01-00", ""],
    ["12026-01-01", ""],
    ["2026-01-011", ""],
    ["", ""],
  ])("the day %j is %j", (text, read) => {
    expect(readDate(text)).toBe(read);
  });

  test.each([
    ["C-2026-000012", "C-2026-000012"],
    [" c2026 000012 ", "C-2026-000012"],
    ["C2026-000012", "C-2026-000012"],
    ["CC-2026-000012", ""],
    ["C-226-000012", ""],
    ["C-2026-00012", ""],
    ["C-2026-0000123", ""],
    ["C--2026-000012", ""],
    ["1-2026-000012", ""],
    ["", ""],
  ])("the number of a slip %j is %j", (text, read) => {
    expect(readApplicationNo(text)).toBe(read);
  });

  test.each([
    [" ab 12-3456 ", "AB123456"],
    ["AB123", "AB123"],
    ["AB12", ""],
    ["A1234567890123456789", "A1234567890123456789"],
    ["A12345678901234567890", ""],
    ["AB_123456", ""],
    ["ÄB123456", ""],
    ["", ""],
  ])("the passport's number %j is %j", (text, read) => {
    expect(readPassportNo(text)).toBe(read);
  });

  test.each([
    ["7771234", "7771234"],
    [" 977 1234 ", "9771234"],
    ["3331234", ""],
    ["777123", ""],
    ["77712345", ""],
    ["0094771234567", "0094771234567"],
    ["00", ""],
    ["+94771234567", ""],
    ["0777123", ""],
    ["x7771234", ""],
    ["0094a", ""],
    ["", ""],
  ])("the phone %j is %j", (text, read) => {
    expect(readPhone(text)).toBe(read);
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
    ["COUNTER-2026", ["Must contain uppercase and lowercase letters."]],
  ])("%j is told %j", (password, texts) => {
    expect(checkNewPassword(password)).toEqual(texts);
  });

  test("is the same from every keyboard", () => {
    expect(normalisePassword("Pa\u0308sswo\u0308rd-1")).toBe("Pässwörd-1");
    expect(normalisePassword("Ｐａｓｓ")).toBe("Pass");
  });
});

describe("the registry's day", () => {
  test("begins five hours before the day of UTC", () => {
    expect(readRegistryDay(new Date("2026-11-19T18:59:59.999Z"))).toBe("2026-11-19");
    expect(readRegistryDay(new Date("2026-11-19T19:00:00.000Z"))).toBe("2026-11-20");
  });

  test("gives a record the year of its number, and each series and year is counted by itself", () => {
    const next = countNumbers([{ series: "DB", year: 2026, last: 11 }]);
    expect(next("DB", new Date("2026-12-31T18:59:59Z"))).toBe("DB-2026-000012");
    expect(next("DB", new Date("2026-12-31T19:00:00Z"))).toBe("DB-2027-000001");
    expect(next("HO", new Date("2026-12-31T18:59:59Z"))).toBe("HO-2026-000001");
    expect(next("DB", new Date("2026-12-31T18:59:59Z"))).toBe("DB-2026-000013");
  });

  test("is shown beside the time on the registry's clock", () => {
    expect(formatRegistryMoment(new Date("2026-12-31T19:04:00Z"))).toBe("Jan 1, 2027, 00:04");
    expect(formatRegistryMoment(new Date("2026-11-21T09:05:00Z"))).toBe("Nov 21, 2026, 14:05");
  });
});

describe("what staff and owners read", () => {
  test("shows the end of a phone's number alone", () => {
    expect(maskPhone("7771245")).toBe("*** **45");
  });

  test("says where a card is ready, in one message", () => {
    const text = formatReadyMessage("HDh. Kulhudhuffushi");

    expect(text).toBe(
      "Your identity card is ready. Please collect it at HDh. Kulhudhuffushi and bring a document that shows who you are.",
    );
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test("knows every country by one number", () => {
    const countries = listWorldCountries();
    const maldives = countries.find(({ name }) => name === "Maldives");

    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(findCountry(maldives?.id ?? 0)).toEqual(maldives);
    expect(findCountry(-1)).toBeUndefined();
  });
});
