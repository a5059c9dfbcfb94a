import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFileKey } from "../../testing/file-keys.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { createFileKeys } from "./file-keys.ts";
import { openFolderFileStore } from "./folder-file-store.ts";
import { countKeys, sealFiles, wereFilesSealed } from "./seal-files.ts";

/** What happens before a file gets its name. */
let beforeNaming = async () => {};
vi.mock("node:fs/promises", async (load) => {
  const files = await load<typeof import("node:fs/promises")>();
  const rename: typeof files.rename = async (from, to) => {
    await beforeNaming();
    return files.rename(from, to);
  };
  return { ...files, rename };
});

const server = useTestServer();
const [older, newer] = [makeFileKey("older"), makeFileKey("newer")];
const both = createFileKeys([newer, older]);
const bytes = new TextEncoder().encode("%PDF-1.7 of Aishath");
const [open, sealed, lost] = ["file-that-is-open", "file-that-is-sealed", "file-of-another-key"];
const before = new Date("2026-11-01T00:00:00Z");
let folder: string;

beforeEach(async () => {
  await server.database.deleteFrom("issuance_proofs").execute();
  folder = mkdtempSync(join(tmpdir(), "id-desk-seal-"));
  writeFileSync(join(folder, open), bytes);
  utimesSync(join(folder, open), before, before);
  await openFolderFileStore(folder, createFileKeys([older])).keep(sealed, bytes);
});
afterEach(() => rmSync(folder, { recursive: true }));

const seal = () => sealFiles(server.database, { folder, keys: both, now: testStart });
const none = { sealed: 0, resealed: 0, unchanged: 0, damaged: 0, missingKeys: new Map() };

test("Seals unsealed files and files of an older key with the first key, can run again, and then no longer needs the older key", async () => {
  expect(await countKeys(server.database, folder)).toEqual({
    byKey: new Map([["older", 1]]),
    unsealed: 1,
    damaged: 0,
  });
  expect(await seal()).toEqual({ ...none, sealed: 1, resealed: 1 });
  expect(await seal()).toEqual({ ...none, unchanged: 2 });

  expect(await countKeys(server.database, folder)).toEqual({
    byKey: new Map([["newer", 2]]),
    unsealed: 0,
    damaged: 0,
  });
  const files = openFolderFileStore(folder, createFileKeys([newer]));
  for (const name of [open, sealed]) {
    expect(readFileSync(join(folder, name)).includes("Aishath")).toBe(false);
    expect(await files.read(name)).toEqual(bytes);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  // As old as it was, for the sweep.
  expect(statSync(join(folder, open)).mtime).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual([sealed, open].sort());
});

test("A server that sweeps old files meanwhile takes nothing of one that is being sealed", async () => {
  const files = openFolderFileStore(folder, both);
  beforeNaming = async () => void (await files.listBefore(new Date("2026-11-02T00:00:00Z")));
  try {
    expect(await seal()).toEqual({ ...none, sealed: 1, resealed: 1 });
  } finally {
    beforeNaming = async () => {};
  }
  expect((await countKeys(server.database, folder)).unsealed).toBe(0);
  expect(statSync(join(folder, open)).mtime).toEqual(before);
});

test("Counts a file that no key opens, and does not change it", async () => {
  await openFolderFileStore(folder, createFileKeys([makeFileKey("lost")])).keep(lost, bytes);
  writeFileSync(join(folder, "file-of-something"), "something");
  const kept = readFileSync(join(folder, lost));

  expect(await seal()).toEqual({
    ...none,
    sealed: 1,
    resealed: 1,
    damaged: 1,
    missingKeys: new Map([["lost", 1]]),
  });
  expect(readFileSync(join(folder, lost))).toEqual(kept);
});

test("Writes the counts into the audit trail; from then on an unsealed file is refused", async () => {
  expect(await wereFilesSealed(server.database)).toBe(false);
  await seal();
  expect(await wereFilesSealed(server.database)).toBe(true);
  const events = await server.database
    .selectFrom("audit_events")
    .where("action", "=", "seal_files")
    .select(["notes", "actor_id"])
    .execute();
  const notes = "sealed 1, sealed again 1, unchanged 0, damaged 0, without key 0";
  expect(events).toEqual([{ notes, actor_id: null }]);

  writeFileSync(join(folder, open), bytes);
  await expect(openFolderFileStore(folder, both).read(open)).rejects.toThrow("not what was written");
  expect(await openFolderFileStore(folder, both, { takesUnsealed: true }).read(open)).toEqual(bytes);
});
