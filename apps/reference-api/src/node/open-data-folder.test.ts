import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDataFolder } from "./open-data-folder.ts";

test("a folder that begins anew forgets what a server had in it, keeps what is somebody else's, and stays out of git", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-folder-"));
  try {
    for (const name of ["database", "documents", "uploads"]) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "old"), "old");
    }
    writeFileSync(join(folder, "key"), "old");
    writeFileSync(join(folder, "mine.txt"), "mine");

    const { close } = await openDataFolder(folder, async () => {}, { isFresh: true });
    await close();

    expect(readdirSync(folder).sort()).toEqual([".gitignore", "database", "mine.txt"]);
    expect(readdirSync(join(folder, "database"))).not.toContain("old");
    expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
