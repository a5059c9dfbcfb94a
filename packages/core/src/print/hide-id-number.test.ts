import { expect, test } from "vitest";
import { hideIdNumber } from "./hide-id-number.ts";

test.each([
  ["A123456", "…456"],
  ["1234", "…234"],
  ["123", "…"],
  ["", "…"],
])("Of %j only %j is read", (text, shown) => {
  expect(hideIdNumber(text)).toBe(shown);
});
