import { expect, test } from "vitest";
import { isBlank, readVisible } from "./visible-text.ts";

test.each([
  ["", ""],
  [" \u200b\u200e\u2060 ", ""],
  ["\u2800", ""],
  [" a\u200b b\t", "a b"],
  ["a\nb", "a\nb"],
  ["\u0007a\u001b", "a"],
])("Of %j everybody sees %j", (text, seen) => {
  expect(readVisible(text)).toBe(seen);
  expect(isBlank(text)).toBe(seen === "");
});
