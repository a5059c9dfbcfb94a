import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepDemonstrationKey } from "../settings/read-key.ts";
import { findBackupKey } from "./find-key.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-key-"));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string) => ({ isDemonstration: true, dataFolder: join(folder, name) });

test("a backup is opened with the key of the demonstration's folder, and with a given one before that", () => {
  const kept = keepDemonstrationKey(place("kept").dataFolder);
  const given = Buffer.alloc(32, 7);

  expect(findBackupKey(() => undefined, place("kept"))).toEqual(kept);
  expect(findBackupKey(() => given.toString("base64"), place("kept"))).toEqual(new Uint8Array(given));
});

test("where there is no key none is made, for no backup was made under that", () => {
  expect(() => findBackupKey(() => undefined, place("none"))).toThrow("ID_DESK_KEY is missing");
  expect(existsSync(place("none").dataFolder)).toBe(false);
});
