import { expect, test } from "vitest";
import { checkOneTimeCode, readOneTimeCode } from "./one-time-code.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["123–456", "123456"],
  ["000000", "000000"],
  ["12345", ""],
  ["1234567", ""],
  ["12a456", ""],
  ["١٢٣٤٥٦", ""],
  ["", ""],
])("the code %j reads %j", (text, code) => {
  expect(readOneTimeCode(text)).toBe(code);
  expect(checkOneTimeCode(text).map((problem) => problem.code)).toEqual(code ? [] : ["otp_format"]);
});
