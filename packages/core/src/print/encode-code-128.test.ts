import { expect, test } from "vitest";
import { encodeCode128 } from "./encode-code-128.ts";

test.each([
  // Start B, eight characters as they are, then C for three pairs, the check and the stop.
  ["DB-2026-000123", 15],
  ["SN0000101", 10],
  ["12345678", 7],
  ["1234567", 8],
  ["A12", 6],
  ["A123456B", 10],
])("%j takes %d symbols", (text, symbols) => {
  const widths = encodeCode128(text) ?? [];
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(symbols * 11 + 2);
});

test("The number of a batch is the code that every printer knows", () => {
  expect(encodeCode128("DB-7")?.join("")).toBe("2112141123131311231221323121312121232331112");
});

test.each(["", "އަލީ", "é", "a\nb"])("%j has no code", (text) => {
  expect(encodeCode128(text)).toBeUndefined();
});
