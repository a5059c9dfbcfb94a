import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface Arrow {
  from: string;
  to: string;
}

interface Cruise {
  summary: {
    violations: { from: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

/** What the small workspace of this test holds beside the files that draw an arrow each. */
const ground: Record<string, string> = {
  "openapi/openapi.js": "",
  "packages/core/src/index.ts": 'import "./client/client.ts";',
  "packages/core/src/client/client.ts": 'import "jotai/vanilla";',
  "packages/core/src/j.ts": 'import "./i.ts";',
  "packages/core/src/pages.ts": 'import "./page.ts";',
  "packages/core/src/page.ts": 'import type { Pages } from "./pages.ts";',
  "packages/core/src/testing/index.ts": 'import "../index.ts";',
  "packages/ui/src/index.ts": 'import "react";',
  "packages/ui/src/Button/Button.stories.tsx": 'import "react";',
  "packages/screens/src/index.ts": 'import "./session/Login/index.ts";',
  "packages/screens/src/session/Login/index.ts": 'import "react";',
  "packages/screens/src/session/parts/Panel.tsx": 'import "react";',
  "packages/screens/src/dispatch/DispatchSending/index.ts": 'import "react";',
  "packages/screens/src/dispatch/cards/Lines.tsx": 'import "react";',
  "packages/screens/src/dispatch/print/Label.tsx": 'import "react";',
  "packages/screens/src/runtime/frame/destination.ts": 'import "react";',
  "packages/screens/src/shell/Shell/index.ts": 'import "react";',
  "packages/screens/check/check.ts": 'import "node:fs";',
  "apps/reference-host/src/main.tsx": 'import "react";',
  "apps/reference-api/src/app.ts": 'import "hono";',
  "apps/reference-api/src/database/database.ts": 'import "kysely";',
  "apps/reference-api/src/http/answer.ts": 'import "hono";',
  "apps/reference-api/src/operations/operation.ts": 'import "hono";',
  "tooling/find-browser.ts": 'import "node:fs";',
};

const forbidden: [rule: string, from: string, to: string][] = [
  ["contract-imports-nothing", "openapi/a.js", "./openapi.js"],
  [
    "contract-is-read-through-what-it-generates",
    "packages/core/src/contract/a.ts",
    "../../../../openapi/openapi.js",
  ],
  ["core-knows-nothing-above-it", "packages/core/src/a.ts", "@id-desk/ui"],
  ["core-knows-nothing-above-it", "packages/core/src/b.test.ts", "@id-desk/screens"],
  ["core-has-no-react-and-no-dom", "packages/core/src/c.ts", "react"],
  ["core-has-no-react-and-no-dom", "packages/core/src/d.ts", "@tanstack/react-query"],
  ["core-uses-jotai-without-react", "packages/core/src/e.ts", "jotai"],
  ["ui-knows-no-id-card", "packages/ui/src/a.tsx", "@id-desk/core"],
  ["ui-knows-no-id-card", "packages/ui/src/b.tsx", "@id-desk/screens"],
  ["ui-asks-no-server", "packages/ui/src/c.tsx", "jotai"],
  [
    "screens-know-no-app",
    "packages/screens/src/session/Login/g.tsx",
    "../../../../../apps/reference-host/src/main.tsx",
  ],
  ["screens-know-no-router", "packages/screens/src/session/Login/a.tsx", "@tanstack/history"],
  ["screens-know-no-router", "packages/screens/src/session/Login/b.tsx", "react-router"],
  ["screens-know-no-http-path", "packages/screens/src/session/Login/c.tsx", "openapi-fetch"],
  ["a-screen-imports-no-screen", "packages/screens/src/session/SelectCenter/a.tsx", "../Login/index.ts"],
  [
    "a-screen-imports-no-screen",
    "packages/screens/src/session/Login/d.tsx",
    "../../dispatch/DispatchSending/index.ts",
  ],
  ["rooms-belong-to-one-area", "packages/screens/src/session/Login/e.tsx", "../../dispatch/cards/Lines.tsx"],
  [
    "rooms-belong-to-one-area",
    "packages/screens/src/session/Login/paper.tsx",
    "../../dispatch/print/Label.tsx",
  ],
  ["rooms-stand-below-screens", "packages/screens/src/dispatch/cards/a.tsx", "../DispatchSending/index.ts"],
  ["runtime-knows-no-page", "packages/screens/src/runtime/words/a.ts", "../../session/Login/index.ts"],
  ["runtime-knows-no-page", "packages/screens/src/runtime/frame/b.ts", "../../shell/Shell/index.ts"],
  ["print-knows-no-paper", "packages/screens/src/print/a.tsx", "../dispatch/DispatchSending/index.ts"],
  ["lists-know-no-area", "packages/screens/src/lists/a.tsx", "../dispatch/DispatchSending/index.ts"],
  ["records-know-no-area", "packages/screens/src/records/a.tsx", "../dispatch/DispatchSending/index.ts"],
  ["places-know-no-area", "packages/screens/src/places/a.tsx", "../dispatch/DispatchSending/index.ts"],
  ["capture-knows-no-area", "packages/screens/src/capture/a.tsx", "../dispatch/DispatchSending/index.ts"],
  [
    "verification-knows-no-area",
    "packages/screens/src/verification/a.tsx",
    "../dispatch/DispatchSending/index.ts",
  ],
  ["packages-meet-by-name", "packages/screens/src/session/Login/f.tsx", "../../../../core/src/index.ts"],
  [
    "hosts-use-published-doors",
    "apps/reference-host/src/a.tsx",
    "../../../packages/core/src/client/client.ts",
  ],
  ["imports-lead-somewhere", "apps/reference-host/src/b.tsx", "@id-desk/core/src/client/client.ts"],
  ["host-meets-the-api-in-the-contract", "apps/reference-host/src/c.tsx", "../../reference-api/src/app.ts"],
  ["reference-api-shares-no-code", "apps/reference-api/src/a.ts", "@id-desk/core"],
  ["reference-api-shares-no-code", "apps/reference-api/src/b.test.ts", "@id-desk/core"],
  ["reference-api-runs-without-node", "apps/reference-api/src/c.ts", "node:crypto"],
  ["domain-knows-no-sql", "apps/reference-api/src/domain/a.ts", "kysely"],
  ["domain-knows-no-sql", "apps/reference-api/src/domain/b.ts", "../database/database.ts"],
  ["http-is-asked-by-nothing-below-it", "apps/reference-api/src/domain/c.ts", "../http/answer.ts"],
  ["http-is-asked-by-nothing-below-it", "apps/reference-api/src/database/a.ts", "../http/answer.ts"],
  ["http-is-asked-by-nothing-below-it", "apps/reference-api/src/operations/a.ts", "../http/answer.ts"],
  [
    "operations-are-known-to-http-alone",
    "apps/reference-api/src/database/b.ts",
    "../operations/operation.ts",
  ],
  [
    "operations-are-known-to-http-alone",
    "apps/reference-api/src/contract/a.ts",
    "../operations/operation.ts",
  ],
  ["packages-run-without-node", "packages/core/src/f.ts", "node:fs"],
  ["the-check-needs-no-page", "packages/screens/check/a.ts", "../src/runtime/frame/destination.ts"],
  ["the-check-needs-no-page", "packages/screens/check/b.ts", "react"],
  ["the-check-needs-no-page", "packages/screens/check/c.ts", "@id-desk/ui"],
  ["pages-know-no-check", "packages/screens/src/runtime/frame/c.ts", "../../../check/check.ts"],
  ["published-code-brings-its-dependencies", "packages/core/src/g.ts", "fast-check"],
  ["tooling-is-no-product", "apps/reference-host/src/d.tsx", "../../../tooling/find-browser.ts"],
  ["tests-and-stories-are-not-imported", "packages/ui/src/d.tsx", "./Button/Button.stories.tsx"],
  ["test-doors-stay-shut", "apps/reference-host/src/e.tsx", "@id-desk/core/testing"],
  ["test-doors-stay-shut", "packages/core/src/h.ts", "./testing/index.ts"],
  ["no-cycles", "packages/core/src/i.ts", "./j.ts"],
  ["imports-lead-somewhere", "packages/core/src/k.ts", "./misspelled.ts"],
];

const allowed: Arrow[] = [
  { from: "packages/core/src/l.ts", to: "jotai/vanilla" },
  { from: "packages/core/src/l.test.ts", to: "fast-check" },
  { from: "packages/core/src/testing/a.ts", to: "../index.ts" },
  { from: "packages/ui/src/e.tsx", to: "react" },
  { from: "packages/screens/src/session/Login/h.tsx", to: "@id-desk/core" },
  { from: "packages/screens/src/session/Login/i.tsx", to: "@id-desk/ui" },
  { from: "packages/screens/src/session/Login/j.tsx", to: "../parts/Panel.tsx" },
  { from: "packages/screens/src/session/Login/k.tsx", to: "../../runtime/frame/destination.ts" },
  { from: "packages/screens/src/session/Login/steps/a.tsx", to: "../index.ts" },
  { from: "packages/screens/src/session/Login/l.test.tsx", to: "@id-desk/core/testing" },
  { from: "packages/screens/src/shell/TopBar/a.tsx", to: "../Shell/index.ts" },
  { from: "packages/screens/check/d.ts", to: "node:fs" },
  { from: "packages/screens/check/e.ts", to: "@id-desk/core" },
  { from: "apps/reference-host/src/f.tsx", to: "@id-desk/screens" },
  { from: "apps/reference-host/e2e/server.ts", to: "node:fs" },
  { from: "apps/reference-host/vite.config.ts", to: "../../tooling/find-browser.ts" },
  { from: "apps/reference-api/src/serve.ts", to: "node:fs" },
  { from: "apps/reference-api/src/node/files.ts", to: "node:fs" },
  { from: "apps/reference-api/src/d.test.ts", to: "node:fs" },
];

const orphan = "packages/core/src/orphan.ts";

const modules = [
  "react",
  "react-router",
  "jotai",
  "fast-check",
  "openapi-fetch",
  "@tanstack/react-query",
  "@tanstack/history",
  "hono",
  "kysely",
];

const folder = realpathSync(mkdtempSync(join(tmpdir(), "id-desk-boundaries-")));
let rules: string[] = [];
let refusals: { rule: string; from: string }[] = [];

function write(path: string, text: string): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function writePackage(name: string, exports: Record<string, string>): void {
  const dependencies = Object.fromEntries(
    modules.filter((module) => module !== "fast-check").map((module) => [module, "*"]),
  );
  const devDependencies = { "fast-check": "*" };
  write(
    `packages/${name}/package.json`,
    JSON.stringify({ name: `@id-desk/${name}`, exports, dependencies, devDependencies }),
  );
  mkdirSync(join(folder, "node_modules/@id-desk"), { recursive: true });
  symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@id-desk", name));
}

beforeAll(() => {
  for (const module of modules) {
    write(`node_modules/${module}/package.json`, JSON.stringify({ name: module, main: "index.js" }));
    write(`node_modules/${module}/index.js`, "");
  }
  write("node_modules/jotai/vanilla.js", "");
  writePackage("core", { ".": "./src/index.ts", "./testing": "./src/testing/index.ts" });
  writePackage("ui", { ".": "./src/index.ts" });
  writePackage("screens", { ".": "./src/index.ts" });
  const arrows = [...allowed, ...forbidden.map(([, from, to]) => ({ from, to }))];
  for (const [path, text] of Object.entries(ground)) write(path, text);
  for (const { from, to } of arrows) write(from, `import "${to}";`);
  write(orphan, "");

  const config = resolve(".dependency-cruiser.mjs");
  const cruise = ["--config", config, "--output-type", "json", "openapi", "packages", "apps", "tooling"];
  const output = execFileSync(resolve("node_modules/.bin/depcruise"), cruise, {
    cwd: folder,
    encoding: "utf8",
  });
  const { summary } = JSON.parse(output) as Cruise;
  refusals = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
  rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
});

afterAll(() => rmSync(folder, { recursive: true }));

function refusalsOf(path: string): string[] {
  return refusals.filter(({ from }) => from === path).map(({ rule }) => rule);
}

describe("boundaries", () => {
  test.each(forbidden)("%s refuses %s that imports %s", (rule, from) => {
    expect(refusalsOf(from)).toEqual([rule]);
  });

  test("no-orphans refuses a file that nobody needs and that needs nobody", () => {
    expect(refusalsOf(orphan)).toEqual(["no-orphans"]);
  });

  test("no-cycles lets a file speak of a type in the file that loads it", () => {
    expect([...refusalsOf("packages/core/src/page.ts"), ...refusalsOf("packages/core/src/pages.ts")]).toEqual(
      [],
    );
  });

  test.each(allowed)("$from may import $to", ({ from }) => {
    expect(refusalsOf(from)).toEqual([]);
  });

  test("every rule has an arrow here that it refuses", () => {
    const refusing = new Set(refusals.map(({ rule }) => rule));

    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !refusing.has(rule))).toEqual([]);
  });
});
