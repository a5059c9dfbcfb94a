import { describe, expect, test } from "vitest";
import { readApplicationKey, readApplicationSearch } from "./application-search.ts";

describe("What names an application", () => {
  test.each([
    ["C-2026-000041", "C-2026-000041"],
    [" p-2026-000007\n", "P-2026-000007"],
    ["123456", "A123456"],
    [" a123456 ", "A123456"],
    ["A123456|SN0000101|1990-01-31", "A123456"],
    ["SN0000101", ""],
    ["DB-2026-000012", ""],
    ["C-2026-41", ""],
    ["Naseer", ""],
    ["", ""],
  ])("is read off %j as %j", (text, key) => {
    expect(readApplicationKey(text)).toBe(key);
  });
});

describe("What is searched for", () => {
  test.each([
    ["  naseer ", "naseer"],
    ["123456", "A123456"],
    ["c-2026-000041", "C-2026-000041"],
    ["ނަޞީރު", "ނަޞީރު"],
    ["%_'\"", "%_'\""],
    ["12345", "12345"],
    ["n", ""],
    ["😀", ""],
    ["   ", ""],
  ])("is read off %j as %j", (text, search) => {
    expect(readApplicationSearch(text)).toBe(search);
  });

  test("has at most 200 characters", () => {
    expect([...readApplicationSearch("😀".repeat(300))]).toHaveLength(200);
  });
});
