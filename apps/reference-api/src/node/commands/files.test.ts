import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCommand } from "../../testing/call-command.ts";
import { makeFileKey } from "../../testing/file-keys.ts";
import { createFileKeys } from "../files/file-keys.ts";
import { openFolderFileStore } from "../files/folder-file-store.ts";

const [older, newer, lost] = [makeFileKey("older"), makeFileKey("newer"), makeFileKey("lost")];
const bytes = new TextEncoder().encode("%PDF-1.7");
const format = ({ id, key }: typeof older) => `${id}:${Buffer.from(key).toString("base64")}`;

test("the command counts files by their key, seals all of them with the first one, and reports those that it could not open", {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-files-"));
  const documents = join(folder, "documents");
  const run = async (...args: readonly string[]) => {
    const place = { ID_DESK_DATA: folder, ID_DESK_FILE_KEYS: [newer, older].map(format).join(",") };
    const { status, said } = await callCommand(args, place);
    return [status, said] as const;
  };
  try {
    await run("migrate");
    mkdirSync(documents);
    writeFileSync(join(documents, "file-that-is-open"), bytes);
    await openFolderFileStore(documents, createFileKeys([older])).keep("file-that-is-sealed", bytes);
    await openFolderFileStore(documents, createFileKeys([lost])).keep("file-of-another-key", bytes);

    // With the pictures of the demonstration's hand-overs, which are in the database.
    const [status, counted] = await run("files", "seal", "--dry-run");
    const open = Number(/Not sealed: (\d+)/.exec(counted)?.[1]);
    expect([status, open > 1, counted]).toEqual([
      0,
      true,
      `Key lost, which is not here: 1 files.\nKey older: 1 files.\nNot sealed: ${open}. Damaged: 0. Nothing was changed.`,
    ]);
    expect(await run("files", "seal")).toEqual([
      1,
      `Sealed with the key newer: ${open} files that were not sealed, 1 with another key. 0 had this key already.\nSome files were not changed: 1 have the key lost, which is not here.`,
    ]);
    rmSync(join(documents, "file-of-another-key"));
    expect(await run("files", "seal")).toEqual([
      0,
      `Sealed with the key newer: 0 files that were not sealed, 0 with another key. ${open + 1} had this key already.`,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
