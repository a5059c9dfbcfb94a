import { expect, test } from "vitest";
import { checkDigitsOnly } from "./digits-only.ts";

test.each(["0", "0123456789", "1".repeat(1000)])("Digits are digits only [VAL-10]", (text) => {
  expect(checkDigitsOnly(text)).toEqual([]);
});

test.each(["", "12a", " 12", "1.5", "-1", "١٢", "1\n"])("%j is not digits only [VAL-10]", (text) => {
  expect(checkDigitsOnly(text)).toEqual([{ code: "digits_only", message: "Must be digits only." }]);
});
