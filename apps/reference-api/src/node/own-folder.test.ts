import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFileKeys } from "../testing/file-keys.ts";
import { openFolderFileStore } from "./files/folder-file-store.ts";
import { openFolderUploads } from "./files/folder-uploads.ts";
import { openDataFolder } from "./open-data-folder.ts";
import { keepDemonstrationKey } from "./settings/read-key.ts";

const readMode = (path: string) => statSync(path).mode & 0o777;

/** Lists the files and folders in a folder that other users may read or write, each with its mode. */
const listOpen = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), mode: entry.isDirectory() ? 0o700 : 0o600 }))
    .filter(({ path, mode }) => readMode(path) !== mode)
    .map(({ path }) => `${readMode(path).toString(8)} ${path}`);

test("all that the server writes is its own user's alone, however loose the umask is", {
  timeout: 120_000,
}, async () => {
  const parent = mkdtempSync(join(tmpdir(), "id-desk-own-"));
  const folder = join(parent, "new", "data");
  const before = process.umask(0);
  try {
    keepDemonstrationKey(folder);
    process.umask(0);
    const { close } = await openDataFolder(folder, async () => {});
    process.umask(0);
    await openFolderFileStore(join(folder, "documents"), testFileKeys).keep(
      "a-document-of-16",
      new Uint8Array(9),
    );
    process.umask(0);
    const uploads = openFolderUploads({
      folder: join(folder, "uploads"),
      keys: testFileKeys,
      mostBytes: 99,
      keptFor: 9_000,
    });
    const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": "9" };
    await uploads.answer(new Request("http://localhost/uploads", { method: "POST", headers }), "upload");
    expect(readdirSync(folder).sort()).toEqual([
      ".gitignore",
      "database",
      "documents",
      "key",
      "lock",
      "uploads",
    ]);
    expect(readdirSync(join(folder, "uploads"))).toContain("upload");

    expect(listOpen(parent)).toEqual([]);
    await close();
    expect(listOpen(parent)).toEqual([]);
  } finally {
    process.umask(before);
    rmSync(parent, { recursive: true, force: true });
  }
});

test("a folder of the server's that was open to others is closed to them", () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-own-"));
  const documents = join(folder, "documents");
  try {
    mkdirSync(documents);
    chmodSync(documents, 0o755);
    openFolderFileStore(documents, testFileKeys);

    expect(readMode(documents)).toBe(0o700);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
