import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const physical = [
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\b/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/,
  /(?:^|[{,\s])(?:left|right)\s*:/,
  /\b(?:textAlign|float|clear)\s*:\s*["'](?:left|right)["']/,
  /\b(?:margin|padding|border)-(?:left|right)\b/,
];

function findPhysical(source: string): string[] {
  return source.split("\n").filter((line) => physical.some((pattern) => pattern.test(line)));
}

const sheets = globSync("{packages,apps}/*/src/**/*.css.ts", { cwd: `${import.meta.dirname}/..` });

test("there are style sheets to read", () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test.each(sheets)("%s names sides by the reading direction, so that it works from right to left", (sheet) => {
  expect(findPhysical(readFileSync(`${import.meta.dirname}/../${sheet}`, "utf8"))).toEqual([]);
});

test.each([
  "  marginLeft: 4,",
  "  right: 0,",
  '  textAlign: "left",',
  "  borderTopRightRadius: 0,",
  '  border: "margin-left",',
])("%j would be found", (line) => {
  expect(findPhysical(line)).toEqual([line]);
});

test.each([
  "  insetInlineStart: 0,",
  '  textAlign: "start",',
  "  transformOrigin: '100% 50%',",
  "  brightness: 1,",
])("%j would not", (line) => {
  expect(findPhysical(line)).toEqual([]);
});
