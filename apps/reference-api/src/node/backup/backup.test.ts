import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/tables.ts";
import { createRandom } from "../../testing/create-random.ts";
import { signIn } from "../../testing/desk.ts";
import { makeFileKey, testFileKeys } from "../../testing/file-keys.ts";
import { openEmptyDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { createFileKeys, type FileKeys } from "../files/file-keys.ts";
import { openFolderFileStore } from "../files/folder-file-store.ts";
import { verifyTrail } from "../verify-trail.ts";
import type { Manifest } from "./manifest.ts";
import { checkBackup, readParts } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { restoreRows } from "./restore-rows.ts";
import { unseal } from "./sealed-file.ts";
import { writeBackup } from "./write-backup.ts";

const server = useTestServer();
const key = new Uint8Array(32).fill(7);
const folder = mkdtempSync(join(tmpdir(), "id-desk-backup-"));
const documents = join(folder, "documents");
const token = "Hq0u1oWq2tHJ3Yd8mQ-_abcd";
let opened: TestDatabase;
let empty: Database;
/** A number that was taken before the backup, and given to nothing. */
let lastBatch = 0;
beforeAll(async () => {
  opened = await openEmptyDatabase();
  empty = opened.database;
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string) =>
  writeBackup({ database: server.database, documents, key, file: join(folder, name), now: testStart });

const takeNumber = async (database: Database) =>
  (await sql<{ next: number }>`select nextval('batches_id_seq') as next`.execute(database)).rows[0]?.next ??
  0;

/** Something of everything that has a form of its own: bytes, JSON, texts that look like other things, a document. */
async function fill(): Promise<void> {
  const desk = await signIn(server, "clerk.male", 1);
  const note = 'A "note"\\ with\n\t lines, ކާޑު and 👍 — \\x00ff';
  await desk.must("addBatchNote", { path: { id: 6 }, body: { notes: note } });
  await openFolderFileStore(documents, testFileKeys).keep(token, new Uint8Array([1, 2, 3, 255]));
  await server.database
    .insertInto("stored_documents")
    .values({
      token,
      type: "authorisation_letter",
      content_type: "application/pdf",
      size: 4,
      subject_type: "card",
      subject_id: 1,
      center_id: 1,
      user_id: 1,
      added_at: testStart,
      used_at: null,
    })
    .execute();
  lastBatch = await takeNumber(server.database);
}

async function restore(
  name: string,
  into: Database,
): Promise<{ manifest: Manifest; files: Map<string, Uint8Array> }> {
  const file = join(folder, name);
  const manifest = await checkBackup(file, key);
  const files = new Map<string, Uint8Array>();
  await restoreRows(into, {
    manifest,
    parts: readParts(file, key),
    take: async (part) => void files.set(part.name, part.bytes),
    now: testStart,
  });
  return { manifest, files };
}

async function readAll(file: string): Promise<number> {
  let size = 0;
  for await (const part of unseal(file, key)) size += part.length;
  return size;
}

const count = async (database: Database, table: string) =>
  (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database)).rows[0]?.count;

test("A backup is one file for its owner's eyes, and what is restored is what was there, byte for byte [R18]", async () => {
  await fill();
  const sessions = await count(server.database, "sessions");
  const made = await write("one.backup");
  expect(statSync(join(folder, "one.backup")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(["documents", "one.backup"]);
  expect(readFileSync(join(folder, "one.backup")).includes("Aishath")).toBe(false);
  expect(made).toMatchObject({ doesTrailHold: true, missingDocuments: 0 });

  const { files } = await restore("one.backup", empty);
  for (const { name, rows } of made.tables) {
    // That the registry was restored is an event more.
    const more = name === "audit_events" || name === "audit_chain" ? 1 : 0;
    expect(await count(empty, name), name).toBe(rows + more);
  }
  // The backup has it sealed, as the folder does.
  expect(files.get(`documents/${token}`)).toEqual(readFileSync(join(documents, token)));
  expect(made.fileKeys).toEqual(["test"]);
  const rows = (database: Database) => database.selectFrom("batch_notes").selectAll().orderBy("id").execute();
  expect(await rows(empty)).toEqual(await rows(server.database));
  expect(await verifyTrail(empty, made.trail ?? undefined)).not.toHaveProperty("problem");
  expect(sessions).toBeGreaterThan(0);
  expect(await count(empty, "sessions")).toBe(0);
});

test("What was restored goes on as before: numbers are not given twice, and the trail is guarded", async () => {
  expect(await takeNumber(empty)).toBe(lastBatch + 1);
  await expect(sql`update audit_events set notes = 'x' where id = 1`.execute(empty)).rejects.toThrow(
    "only ever added",
  );
  await expect(sql`delete from audit_chain`.execute(empty)).rejects.toThrow("only ever added");
  const { rows } = await sql`
    select conname from pg_constraint where contype = 'f' and condeferrable and connamespace = 'public'::regnamespace
  `.execute(empty);
  expect(rows).toEqual([]);
});

test("A backup is not written over a file, and not restored over data", async () => {
  await expect(write("one.backup")).rejects.toThrow("is there already");
  await expect(restore("one.backup", server.database)).rejects.toThrow("The database is not empty.");
});

test("A backup whose documents have a key that is not in the settings is refused before anything is written", async () => {
  const plan = (fileKeys: FileKeys) => ({
    file: join(folder, "one.backup"),
    key,
    fileKeys,
    place: {
      postgresUrl: undefined,
      dataFolder: join(folder, "never"),
      isDemonstration: true,
      isOfScale: false,
    },
    now: testStart,
  });
  await expect(restoreBackup(plan(createFileKeys([makeFileKey("other")])))).rejects.toThrow(
    "sealed with a key that is missing here: name it in ID_DESK_FILE_KEYS (test). Nothing was restored.",
  );
  expect(existsSync(join(folder, "never"))).toBe(false);
});

test("A backup that cannot be written leaves nothing behind", async () => {
  await expect(write("none/one.backup")).rejects.toThrow("there is no such folder (ENOENT)");
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("A backup that was changed, cut, rearranged or sealed with another key is refused [R18]", async () => {
  const whole = readFileSync(join(folder, "one.backup"));
  const file = join(folder, "wrong.backup");
  const refused = async (bytes: Buffer, sentence: RegExp, with_ = key) => {
    writeFileSync(file, bytes);
    await expect(checkBackup(file, with_)).rejects.toThrow(sentence);
  };
  const flip = (at: number) => {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const [head, block] = [49, 64 * 1024 + 16];
  expect(whole.length).toBeGreaterThan(head + block);
  await refused(flip(3), /is no backup/);
  await refused(flip(20), /another ID_DESK_KEY/);
  for (const at of [head, head + 1000, head + block, whole.length - 1]) await refused(flip(at), /damaged/);
  for (const end of [head, head + 100, head + block, whole.length - 1]) {
    await refused(whole.subarray(0, end), /damaged/);
  }
  const random = createRandom(1);
  const anywhere = [
    ...Array.from({ length: 100 }, () => flip(random(whole.length))),
    ...Array.from({ length: 50 }, () => whole.subarray(0, random(whole.length))),
  ];
  for (const bytes of anywhere) {
    writeFileSync(file, bytes);
    await expect(readAll(file)).rejects.toThrow(/damaged|no backup/);
  }
  await refused(Buffer.alloc(0), /is no backup/);
  await refused(Buffer.concat([whole, Buffer.from("more")]), /damaged/);
  const swapped = Buffer.concat([
    whole.subarray(0, head),
    whole.subarray(head + block),
    whole.subarray(head, head + block),
  ]);
  await refused(swapped, /damaged/);
  await refused(whole, /another ID_DESK_KEY/, new Uint8Array(32).fill(8));
  await expect(checkBackup(join(folder, "none.backup"), key)).rejects.toThrow("(ENOENT)");
});
