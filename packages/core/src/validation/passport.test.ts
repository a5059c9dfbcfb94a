import { expect, test } from "vitest";
import { readPassport } from "./passport.ts";

test.each([
  ["AB12345", "AB12345"],
  ["ab 12 345", "AB12345"],
  ["1234", ""],
  ["A".repeat(16), ""],
  ["AB-12345", ""],
  ["ÄB12345", ""],
])("a passport's number %j reads %j", (text, read) => {
  expect(readPassport(text)).toBe(read);
});
