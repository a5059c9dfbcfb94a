import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVersionOptions, setServerVersion, setVersion } from "./set-version.ts";

test("A release, a canary and a candidate are told apart", () => {
  expect(readVersionOptions([])).toEqual({ snapshot: undefined, candidate: undefined });
  expect(readVersionOptions(["--snapshot", "canary"])).toMatchObject({ snapshot: "canary" });
  expect(readVersionOptions(["--candidate", "57"])).toMatchObject({ candidate: 57 });
});

test.each([
  ["--candidate", ""],
  ["--candidate", "0"],
  ["--candidate", "rc"],
  ["--candidate", "07"],
  ["--next", "1"],
])("A candidate needs a number: %s %s is refused", (...args) => {
  expect(() => readVersionOptions(args)).toThrow();
});

test("A candidate is no snapshot", () => {
  expect(() => readVersionOptions(["--candidate", "1", "--snapshot", "canary"])).toThrow("no candidate");
});

test("The version stands in every package of portals and in what copies tell each other, the server has its own, and nothing else changes", () => {
  const root = `${mkdtempSync(join(tmpdir(), "id-desk-version-"))}/`;
  const file = (name: string, version: string) =>
    `{\n  "name": "${name}",\n  "version": "${version}",\n  "nested": {\n    "version": "1"\n  }\n}\n`;
  for (const name of ["core", "ui", "screens"]) {
    mkdirSync(`${root}packages/${name}/src/runtime/registry`, { recursive: true });
    writeFileSync(`${root}packages/${name}/package.json`, file(name, "1.2.0"));
  }
  const server = `${root}apps/reference-api/package.json`;
  mkdirSync(`${root}apps/reference-api`, { recursive: true });
  writeFileSync(server, file("reference-api", "0.4.0"));
  const own = `${root}packages/screens/src/runtime/registry/version.ts`;
  writeFileSync(own, 'export const version = "1.1.0";\n');
  setVersion(root, "1.2.0-next.3");
  for (const name of ["core", "ui", "screens"]) {
    expect(readFileSync(`${root}packages/${name}/package.json`, "utf8")).toBe(file(name, "1.2.0-next.3"));
  }
  expect(readFileSync(own, "utf8")).toBe('export const version = "1.2.0-next.3";\n');
  expect(readFileSync(server, "utf8")).toBe(file("reference-api", "0.4.0"));
  setServerVersion(root, "0.5.0");
  expect(readFileSync(server, "utf8")).toBe(file("reference-api", "0.5.0"));
  expect(readFileSync(own, "utf8")).toContain("1.2.0-next.3");
  rmSync(root, { recursive: true });
});
