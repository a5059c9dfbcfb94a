import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readSections } from "../../.storybook/read-sections.ts";

const guides = globSync(".storybook/guides/*.mdx");

test("there are guides for what portals ask first", () => {
  const names = guides.map((path) => basename(path, ".mdx"));
  const asked = [
    "getting-started",
    "bundlers",
    "routing",
    "theming",
    "testing",
    "camera",
    "check",
    "changes",
  ];
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(guides)("every section that %s shows stands in its page", (guide) => {
  const text = readFileSync(guide, "utf8");
  const page = readFileSync(new URL(`../../${text.match(/docs\/[\w-]+\.md/)?.[0]}`, import.meta.url), "utf8");
  const [, names = ""] = text.match(/readSections\(page, (\[.*\])\)/) ?? [];
  const headings = JSON.parse(names) as string[];
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings)
    expect(readSections(page, [heading])).toMatch(new RegExp(`^## ${heading}\n+\\S`));
});

test("a section that is not there is said, and one ends where the next begins", () => {
  expect(readSections("# P\n\n## One\n\na\n\n### Deep\n\nb\n\n## Two\n\nc\n", ["One"])).toBe(
    "## One\n\na\n\n### Deep\n\nb\n\n",
  );
  expect(() => readSections("# P\n", ["One"])).toThrow('The page has no section "One".');
});
