import { expect, test } from "vitest";
import { readApplicationSearch } from "./application-search.ts";

test.each([
  ["A106021", { idNumber: "A106021" }],
  [" 106 021 ", { idNumber: "A106021" }],
  ["c-2026-000041", { applicationNo: "C-2026-000041" }],
  ["P2026 000041", { applicationNo: "P-2026-000041" }],
  ["2026-0000", { part: "2026-0000" }],
  ["  Aishath \t Latheefa ", { part: "Aishath Latheefa" }],
  ["10602", { part: "10602" }],
])("reads %j", (text, search) => {
  expect(readApplicationSearch(text)).toEqual(search);
});

test.each(["", "a", "  ", " a ", "\u200b\u200b\u200b", "a\u200b"])(
  "finds %j too short to search for",
  (text) => {
    expect(readApplicationSearch(text)).toBeUndefined();
  },
);
