import { expect, test } from "vitest";
import { formatFirstPage, formatVersionsPage } from "./versions-page.ts";

test("the newest version stands first, and a release before its candidates", () => {
  const page = formatVersionsPage(["0.9.0", "0.10.0-next.1", "0.10.0", "0.2.0"]);
  expect([...page.matchAll(/href="\.\/(.+)\/"/g)].map(([, version]) => version)).toEqual([
    "0.10.0",
    "0.10.0-next.1",
    "0.9.0",
    "0.2.0",
  ]);
});

test.each([
  [["0.9.0", "0.10.0-next.1", "0.10.0", "0.2.0"], "0.10.0"],
  [["0.9.0", "0.10.0-next.1", "0.0.0-canary-20261128"], "0.9.0"],
  [["0.10.0-next.1"], "0.10.0-next.1"],
])("the first page of %j leads to %s at once", (versions, newest) => {
  const page = formatFirstPage(versions);
  expect(page).toContain(`http-equiv="refresh" content="0; url=./${newest}/"`);
  expect(page).toContain('href="./versions.html"');
});
