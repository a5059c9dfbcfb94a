import { expect, test } from "vitest";
import { formatVersionsPage } from "./versions-page.ts";

test("the newest version stands first, and a release before its candidates", () => {
  const page = formatVersionsPage(["0.9.0", "0.10.0-next.1", "0.10.0", "0.2.0"]);
  expect([...page.matchAll(/href="\.\/(.+)\/"/g)].map(([, version]) => version)).toEqual([
    "0.10.0",
    "0.10.0-next.1",
    "0.9.0",
    "0.2.0",
  ]);
});
