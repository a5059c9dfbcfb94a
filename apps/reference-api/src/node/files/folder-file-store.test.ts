import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFileKeys } from "../../testing/file-keys.ts";
import { openFolderFileStore } from "./folder-file-store.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "id-desk-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const name = "Hq0u1oWq2tHJ3Yd8mQ-_abcd";
const bytes = new Uint8Array([1, 2, 3]);

test("A file is kept for the server's own user alone, given back, and removed once", async () => {
  const files = openFolderFileStore(join(folder, "documents"), testFileKeys);
  await files.keep(name, bytes);

  expect(await files.read(name)).toEqual(bytes);
  expect(statSync(join(folder, "documents", name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "documents")).mode & 0o777).toBe(0o700);
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeUndefined();
});

test("A file is kept sealed, and opens only under its own name", async () => {
  const files = openFolderFileStore(folder, testFileKeys);
  const other = `${name}2`;
  const text = new TextEncoder().encode("A photograph of Aishath");
  await files.keep(name, text);
  await files.keep(other, bytes);

  expect(readFileSync(join(folder, name)).includes("Aishath")).toBe(false);
  renameSync(join(folder, name), join(folder, other));
  await expect(files.read(other)).rejects.toThrow("not what was written");
});

test.each([
  "../../etc/passwd",
  "..",
  "CON",
  "LPT1.txt",
  "letter.pdf",
  "a\0bbbbbbbbbbbbbbbb",
  "x".repeat(300),
  "\u202Egpj.exe-aaaaaaaaaaaa",
  "",
  "/etc/passwd/aaaaaaaaaaa",
])("Nothing is kept, read or removed under the name %j [T-23]", async (wrong) => {
  const files = openFolderFileStore(folder, testFileKeys);

  await expect(files.keep(wrong, bytes)).rejects.toThrow("not the server's");
  await expect(files.read(wrong)).rejects.toThrow("not the server's");
  await expect(async () => files.remove(wrong)).rejects.toThrow("not the server's");
  expect(readdirSync(folder)).toEqual([]);
});

test("Old files are found by their age; what a cut-off write left behind goes", async () => {
  const files = openFolderFileStore(folder, testFileKeys);
  const other = `${name}2`;
  await files.keep(name, bytes);
  await files.keep(other, bytes);
  writeFileSync(join(folder, `${name}.unfinished`), bytes);
  const old = new Date("2026-11-01T00:00:00Z");
  for (const entry of [name, `${name}.unfinished`]) utimesSync(join(folder, entry), old, old);

  expect(await files.listBefore(new Date("2026-11-02T00:00:00Z"))).toEqual([name]);
  expect(readdirSync(folder).sort()).toEqual([name, other].sort());
});
