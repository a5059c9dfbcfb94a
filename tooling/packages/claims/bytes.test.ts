import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listScreenEntries, weighScreens, weighStyles } from "../entry-bytes.ts";

const budgets: Record<string, number> = JSON.parse(
  readFileSync(new URL("../entry-bytes.json", import.meta.url), "utf8"),
);

test.each(listScreenEntries())("%s keeps to its byte budget", async (specifier) => {
  const { first } = await weighScreens([specifier]);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(budgets[specifier] ?? 0);
});

test("The style sheet keeps to its byte budget", () => {
  expect(weighStyles()).toBeLessThanOrEqual(budgets["styles.css"] ?? 0);
});
