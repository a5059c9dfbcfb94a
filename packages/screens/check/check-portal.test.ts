import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPortal } from "./check-portal.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "id-desk-check-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a package.json below the portal. */
function put(place: string, file: Record<string, unknown>): void {
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, place, "package.json"), JSON.stringify(file));
}

const peers = { react: "^18.3 || ^19", "@testing-library/react": "^16" };
const optional = { "@testing-library/react": { optional: true } };

/** A portal as npm installs it, flat, that is right. */
function install(release = "1.2.0", react = "19.1.0"): void {
  put(".", {
    name: "portal",
    dependencies: { "@id-desk/screens": "^1", react: "^19" },
    devDependencies: { ink: "*" },
  });
  put("node_modules/@id-desk/core", { name: "@id-desk/core", version: release });
  put("node_modules/@id-desk/ui", {
    name: "@id-desk/ui",
    version: release,
    dependencies: { "react-aria-components": "^1.22.1" },
    peerDependencies: { react: peers.react },
  });
  put("node_modules/@id-desk/screens", {
    name: "@id-desk/screens",
    version: release,
    dependencies: { "@id-desk/core": "*", "@id-desk/ui": "*" },
    peerDependencies: peers,
    peerDependenciesMeta: optional,
  });
  put("node_modules/react", { name: "react", version: react });
  put("node_modules/react-aria-components", {
    name: "react-aria-components",
    version: "1.22.1",
    peerDependencies: { react: "*" },
  });
}

const check = (named?: string, version = "1.2.0") => checkPortal(named, folder, version);
const codes = () => check().findings.map(({ level, code }) => `${level} ${code}`);

test("A portal with one copy of each, in range and of one release, is fine", () => {
  install();
  const { portal, findings } = check();
  expect(findings).toEqual([]);
  expect(portal?.packages.map(({ name }) => name).sort()).toEqual([
    "@id-desk/core",
    "@id-desk/screens",
    "@id-desk/ui",
    "react",
    "react-aria-components",
  ]);
  expect(portal?.manifests).toBeUndefined();
});

test("A React of the screens' own is a problem, and both are named with who brings them", () => {
  install();
  put("node_modules/@id-desk/ui/node_modules/react", { name: "react", version: "18.3.1" });
  const { findings } = check();
  expect(findings).toMatchObject([{ level: "problem", code: "duplicate" }]);
  expect(findings[0]?.what).toContain("19.1.0 (the portal)");
  expect(findings[0]?.what).toContain("18.3.1 (the portal › @id-desk/screens › @id-desk/ui)");
});

test("A React that another part of the portal brings is told, and one of its tools is not", () => {
  install();
  put("node_modules/ink", { name: "ink", version: "6.0.0", dependencies: { react: "*" } });
  put("node_modules/ink/node_modules/react", { name: "react", version: "18.2.0" });
  expect(codes()).toEqual([]);
  put(".", { dependencies: { "@id-desk/screens": "^1", react: "^19", ink: "*" } });
  expect(codes()).toEqual(["notice duplicate"]);
});

test("A second core is a problem, a second React Aria is told", () => {
  install();
  put("node_modules/@id-desk/ui/node_modules/react-aria-components", {
    name: "react-aria-components",
    version: "1.23.0",
  });
  put(".", { dependencies: { "@id-desk/screens": "^1", "react-aria-components": "^1" } });
  expect(codes()).toEqual(["notice duplicate"]);
  put("node_modules/@id-desk/screens/node_modules/@id-desk/core", {
    name: "@id-desk/core",
    version: "1.2.0",
  });
  put(".", { dependencies: { "@id-desk/screens": "^1", "@id-desk/core": "^1" } });
  expect(codes()).toEqual(["problem duplicate"]);
});

test("What is linked twice is one copy", () => {
  install();
  const link = join(folder, "node_modules/@id-desk/ui/node_modules/react");
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(folder, "node_modules/react"), link);
  expect(codes()).toEqual([]);
});

test("Three packages of different releases are a problem", () => {
  install();
  put("node_modules/@id-desk/core", { name: "@id-desk/core", version: "1.1.0" });
  const { findings } = check();
  expect(findings).toMatchObject([{ level: "problem", code: "releases_differ" }]);
  expect(findings[0]?.what).toContain("@id-desk/core 1.1.0");
});

test.each(["17.0.2", "18.2.0", "20.0.0"])("React %s is outside of what the packages ask for", (react) => {
  install("1.2.0", react);
  expect(codes()).toEqual(["problem unmet_peer", "problem unmet_peer"]);
});

test.each(["18.3.1", "19.0.0-rc.1"])("React %s is inside of it", (react) => {
  install("1.2.0", react);
  expect(codes()).toEqual([]);
});

test("A React that is not installed is asked for", () => {
  install();
  rmSync(join(folder, "node_modules/react"), { recursive: true });
  expect(check().findings[0]?.what).toContain("and the portal has none");
});

test("Another release than the check's is told, with its manifest to compare with", () => {
  install("1.1.0");
  mkdirSync(join(folder, "node_modules/@id-desk/screens/dist"));
  const manifest = join(folder, "node_modules/@id-desk/screens/dist/manifest.json");
  writeFileSync(manifest, JSON.stringify({ screens: [{ name: "Login" }] }));
  const { portal, findings } = check();
  expect(findings).toMatchObject([{ level: "notice", code: "other_release" }]);
  expect(portal?.manifests).toEqual([{ name: "Login" }]);
});

test("A portal is found from a folder below it, and from its name", () => {
  install();
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  expect(checkPortal(undefined, join(folder, "src/pages"), "1.2.0").portal?.folder).toBe(folder);
  expect(checkPortal(folder, tmpdir(), "1.2.0").portal?.folder).toBe(folder);
  expect(check("src").findings).toMatchObject([{ level: "problem", code: "no_portal" }]);
});

test("A portal without anything installed, or with Plug'n'Play, says so", () => {
  put(".", { name: "portal" });
  expect(codes()).toEqual(["problem no_node_modules"]);
  writeFileSync(join(folder, ".pnp.cjs"), "");
  expect(codes()).toEqual(["notice no_node_modules"]);
});

test("A project without the screens is told that only the server was checked", () => {
  put(".", { name: "portal" });
  mkdirSync(join(folder, "node_modules"));
  expect(codes()).toEqual(["notice not_installed"]);
});
