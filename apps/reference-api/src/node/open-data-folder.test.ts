import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDataFolder, openKeptFolder } from "./open-data-folder.ts";
import { runCommand } from "./run-command.ts";

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

/** A folder with an empty database, what a start and a command say of it after a change, and what the start ends with. */
async function sayAfter(change: (folder: string) => Promise<void> | void) {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-folder-"));
  try {
    await (await openDataFolder(folder, async () => {})).close();
    await change(folder);
    const said: string[] = [];
    const code = await runCommand(["migrate", "--data", folder, "--demo"], {
      program: "desk",
      environment: {},
      print: () => {},
      complain: (line) => said.push(line.replaceAll(folder, "FOLDER")),
    });
    const kept = await openKeptFolder(folder).catch((error: Error) => error.message);
    return { code, said, kept: typeof kept === "string" ? kept.replaceAll(folder, "FOLDER") : "open" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each([
  ["global/pg_control", (file: string) => writeFileSync(file, "damaged")],
  ["PG_VERSION", (file: string) => rmSync(file)],
  ["base", (file: string) => rmSync(file, { recursive: true })],
])(
  "a database whose %s is damaged is told in one sentence, with what helps",
  {
    timeout: 120_000,
  },
  async (name, damage) => {
    const sentence =
      "The database in FOLDER is damaged and cannot be opened: bring a backup into a new folder with the command restore FILE --data FOLDER, or forget a demonstration's data with serve --demo --fresh.";
    expect(await sayAfter((folder) => damage(join(folder, "database", name)))).toEqual({
      code: 1,
      said: [sentence],
      kept: sentence,
    });
  },
);

test("a database of a newer version is told in one sentence, with what helps", {
  timeout: 120_000,
}, async () => {
  const sentence =
    "The database was written by a newer version of this server, which made 2999-01-01-later: start that version again, or bring a backup of before into a new, empty place with the command restore FILE.";
  const migrateLater = async (folder: string) => {
    const { database, close } = await openKeptFolder(folder);
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await close();
  };
  expect(await sayAfter(migrateLater)).toEqual({ code: 1, said: [sentence], kept: sentence });
});
