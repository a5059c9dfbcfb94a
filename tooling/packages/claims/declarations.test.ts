import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createApiReports } from "../api-report.ts";
import { type PublishedFolder, publishedFolders } from "../published-package.ts";

/** Whose types a portal may meet in ours, beside our own. */
const mayName: Record<PublishedFolder, RegExp> = {
  core: /^(openapi-fetch|jotai(\/vanilla)?)$/,
  ui: /^(react|react-aria(-components)?(\/.+)?)$/,
  screens: /^react$/,
  "reference-api": /^$/,
};

describe.each(publishedFolders)("What %s lets a portal use", (name) => {
  const reports = createApiReports(name);

  test.each(reports)("is what $entry.specifier says in its report", ({ path, text }) => {
    const committed = existsSync(path) ? readFileSync(path, "utf8") : "";
    expect(text, "If it is meant: npm run api-report, and a changeset.").toBe(committed);
  });

  test("has no report of an entry that is gone", () => {
    const folder = reports[0]?.path.replace(/\/api\/.*/, "/api");
    expect(globSync(`${folder}/**/*.api.md`).sort()).toEqual(reports.map(({ path }) => path).sort());
  });

  test("has a docstring for each name", () => {
    expect(reports.flatMap(({ undocumented }) => undocumented)).toEqual([]);
  });

  test("names no types of others but of those it stands on", () => {
    const strangers = reports
      // Who tests has the tools of tests.
      .filter(({ entry }) => entry.subpath !== "./testing")
      .flatMap((report) => report.strangers)
      .filter((from) => !from.startsWith("@id-desk/") && !mayName[name].test(from));
    expect(strangers).toEqual([]);
  });
});
