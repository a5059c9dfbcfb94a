import { isRTL } from "react-aria/I18nProvider";
import { expect, test } from "vitest";
import { readWritingDirection } from "./writing-direction.ts";

test.each([
  ["en", "ltr"],
  ["en-GB", "ltr"],
  ["dv", "rtl"],
  ["dv-MV", "rtl"],
  ["dv-Latn-MV", "ltr"],
  ["ar-EG-u-nu-latn", "rtl"],
  ["en-Arab", "rtl"],
  ["he", "rtl"],
  ["zh-Hant", "ltr"],
])("%s is written %s, as React Aria reads it too", (locale, direction) => {
  expect(readWritingDirection(locale)).toBe(direction);
  expect(isRTL(locale)).toBe(direction === "rtl");
});
