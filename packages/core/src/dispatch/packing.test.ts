import { describe, expect, test } from "vitest";
import { isManifestOutdated, readCardCount, readExpectedCards } from "./packing.ts";

describe("A number of cards", () => {
  test.each([
    ["0", 0],
    ["52", 52],
    [" 1,204 ", 1204],
    ["0040", 40],
    ["9999", 9999],
    ["10000", undefined],
    ["4.5", undefined],
    ["-3", undefined],
    ["SN0001301", undefined],
    ["1e3", undefined],
    ["", undefined],
  ])("%j is read as %s", (text, count) => {
    expect(readCardCount(text)).toBe(count);
  });

  test("that is expected is at least one", () => {
    expect(["0", "0000", "1", "9999", "ten"].map(readExpectedCards)).toEqual([
      undefined,
      undefined,
      1,
      9999,
      undefined,
    ]);
  });
});

test.each([
  ["a server that does not count printouts", undefined, false],
  ["never printed", null, true],
  ["printed before the last change", { copies: 1, at: "2026-11-19T09:00:00Z", version: 6 }, true],
  ["printed as it is", { copies: 2, at: "2026-11-19T09:00:00Z", version: 7 }, false],
])("The manifest is out of date: %s", (_, printed, isOutdated) => {
  const batch = { version: 7, ...(printed !== undefined && { printed }) };
  expect(isManifestOutdated(batch)).toBe(isOutdated);
});
