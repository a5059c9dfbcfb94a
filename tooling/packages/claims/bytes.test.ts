import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listScreenEntries, styleSheets, weighScreens, weighStyles } from "../entry-bytes.ts";

const budgets: Record<string, number> = JSON.parse(
  readFileSync(new URL("../entry-bytes.json", import.meta.url), "utf8"),
);

test.each(listScreenEntries())("%s keeps to its byte budget", async (specifier) => {
  const { first } = await weighScreens([specifier]);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(budgets[specifier] ?? 0);
});

test.each(styleSheets)("%s keeps to its byte budget", (sheet) => {
  expect(weighStyles(sheet)).toBeGreaterThan(0);
  expect(weighStyles(sheet)).toBeLessThanOrEqual(budgets[sheet] ?? 0);
});
