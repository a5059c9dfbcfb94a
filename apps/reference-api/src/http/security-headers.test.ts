import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSecurityHeaders, strictTransport } from "./security-headers.ts";

const policy = listSecurityHeaders()["Content-Security-Policy"];

test("forms are sent to the server's own addresses alone [T-15]", () => {
  expect(policy).toContain("; form-action 'self';");
});

describe("the recipe for nginx", () => {
  const recipe = readFileSync(new URL("../../../reference-host/nginx.conf", import.meta.url), "utf8");

  test("gives browsers the server's policy [T-15]", () => {
    const [, told] = /set \$policy "([^"]*)";/.exec(recipe) ?? [];

    expect(told).toBe(`${policy}; connect-src 'self'`);
  });

  test("gives each file and each refusal the security headers [T-15] [T-16]", () => {
    const ofFiles = recipe.split(/^ {2}location /m).filter((location) => location.includes("alias"));

    expect(ofFiles).toHaveLength(2);
    for (const location of ofFiles) {
      expect(location).toContain("add_header Content-Security-Policy $policy always;");
      expect(location).toContain("add_header Referrer-Policy no-referrer always;");
      expect(location).toContain("add_header X-Content-Type-Options nosniff always;");
      expect(location).toContain(`# add_header Strict-Transport-Security "${strictTransport}" always;`);
    }
  });

  test("writes no access log, because addresses contain ID numbers", () => {
    expect(recipe).toMatch(/^ {2}access_log off;$/m);
  });
});
