import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sumFiles } from "./fresh-packages.ts";

let folder: string;
const pathOf = (name: string) => join(folder, name);
const sum = () => sumFiles(folder, ["*.ts"]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "id-desk-sources-"));
  for (const name of ["one.ts", "two.ts", "three.md"]) writeFileSync(pathOf(name), name);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("What the packages are made from", () => {
  test.each<[string, () => void]>([
    ["a file has gone", () => rmSync(pathOf("one.ts"))],
    ["a file has come", () => writeFileSync(pathOf("later.ts"), "")],
    ["a file has another name", () => renameSync(pathOf("one.ts"), pathOf("first.ts"))],
    ["a file says something else", () => writeFileSync(pathOf("two.ts"), "three")],
    [
      "an older file has come back",
      () => {
        writeFileSync(pathOf("two.ts"), "as it was");
        utimesSync(pathOf("two.ts"), 0, 0);
      },
    ],
  ])("is something else when %s", (_, change) => {
    const before = sum();
    change();
    expect(sum()).not.toBe(before);
  });

  test("is the same when a file was only touched, or has nothing to do with it", () => {
    const before = sum();
    utimesSync(pathOf("one.ts"), 1e9, 1e9);
    writeFileSync(pathOf("three.md"), "other words");
    expect(sum()).toBe(before);
  });
});
