import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "../packages/screens/src/runtime/registry/version.ts";

test("The version that two copies on a page tell each other is the package's", () => {
  const file = JSON.parse(readFileSync("packages/screens/package.json", "utf8")) as {
    readonly version: string;
  };
  expect(version).toBe(file.version);
});
