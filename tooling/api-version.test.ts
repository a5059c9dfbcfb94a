import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSupportedApi, supportedApi } from "../packages/core/src/index.ts";

test("The screens speak the contract that stands in this project", () => {
  const [, version = ""] = /^ {2}version: (\S+)$/m.exec(readFileSync("openapi/openapi.yaml", "utf8")) ?? [];
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(isSupportedApi(version)).toBe(true);
  expect(supportedApi.oldest <= supportedApi.newest).toBe(true);
});
