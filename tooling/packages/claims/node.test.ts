import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { readPackage } from "../published-package.ts";
import { listScreens } from "../screen-manifests.ts";

describe.each(["18", "19"] as const)("A portal with React %s", (react) => {
  const portal = inject("portals")[react];

  test("has types that hold, those of the packages' declarations too", async () => {
    const { exitCode, output } = await runCommand("tsc", ["-p", portal]);
    expect(exitCode, output).toBe(0);
  });

  test("names what it needs and imports the style sheets with strict types, from the screens alone", async () => {
    const { exitCode, output } = await runCommand("tsc", ["-p", join(portal, "declarations")]);
    expect(exitCode, output).toBe(0);
  });

  test("renders every screen on a server, from its own entry and from the root", async () => {
    const { exitCode, output } = await runCommand("node", [join(portal, "server.js")]);
    expect(exitCode, output).toBe(0);
    expect(output.trim().split("\n")).toHaveLength(listScreens(readPackage("screens")).length);
  });
});

test("A portal tests its pages in jsdom, which has no media queries and observes no sizes", async () => {
  const portal = inject("portals")["19"];
  const { exitCode, output } = await runCommand("node", [
    join(portal, "node_modules/vitest/vitest.mjs"),
    ...["--run", "--root", portal, "--environment", "jsdom"],
  ]);
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/Tests +5 passed/);
});
