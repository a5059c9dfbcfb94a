import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSecurityHeaders } from "./security-headers.ts";

const policy = listSecurityHeaders()["Content-Security-Policy"];

test("forms are sent to the server's own addresses alone [T-15]", () => {
  expect(policy).toContain("; form-action 'self';");
});

test("nginx tells browsers what the server tells them [T-15]", () => {
  const recipe = readFileSync(new URL("../../../reference-host/nginx.conf", import.meta.url), "utf8");
  const [, told] = /Content-Security-Policy "([^"]*)"/.exec(recipe) ?? [];

  expect(told).toBe(`${policy}; connect-src 'self'`);
});
