import { expect, test } from "vitest";
import { checkPassport, readPassport } from "./passport.ts";

test.each([
  ["AB12345", "AB12345"],
  ["ab 12 345", "AB12345"],
  ["1234", ""],
  ["A".repeat(16), ""],
  ["AB-12345", ""],
  ["12#", ""],
  ["ÄB12345", ""],
])("a passport's number %j reads %j", (text, read) => {
  expect(readPassport(text)).toBe(read);
  const invalid = [{ code: "passport_invalid", message: "Passport Number is not valid." }];
  expect(checkPassport(text)).toEqual(read ? [] : invalid);
});
