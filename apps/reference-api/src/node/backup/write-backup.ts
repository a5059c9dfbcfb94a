import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import { type Pack, pack } from "tar-stream";
import { recordEvent } from "../../database/audit.ts";
import { isSpecimen } from "../../database/seed/demonstration-files.ts";
import type { Database } from "../../database/tables.ts";
import { readKeyId } from "../files/file-keys.ts";
import { readKept } from "../files/folder-file-store.ts";
import { countPictureKeys } from "../files/sealed-pictures.ts";
import { syncFolder } from "../files/write-whole.ts";
import { StartRefused } from "../start-refused.ts";
import { verifyTrail } from "../verify-trail.ts";
import { type KeptTable, type Manifest, manifestName } from "./manifest.ts";
import { createTableSum, listTables, readRows, settleForms, type TableShape } from "./read-rows.ts";
import { seal } from "./sealed-file.ts";

/** What is backed up, and where to. */
export interface BackupPlan {
  readonly database: Database;
  /** The folder of documents. */
  readonly documents: string;
  readonly key: Uint8Array;
  readonly file: string;
  readonly now: Date;
}

/** In characters: so much of a table is one part. */
const largestPart = 2_000_000;

function addPart(to: Pack, name: string, contents: string | Buffer): Promise<void> {
  return new Promise((settle, refuse) => {
    // Where the file cannot be written any more, nobody takes the part.
    const give = () => refuse(new Error("The backup is not written any more."));
    to.once("close", give);
    const part = to.entry({ name }, Buffer.from(contents), (error) => {
      to.off("close", give);
      if (error) refuse(error);
      else settle();
    });
    part.on("error", refuse);
  });
}

async function addTable(to: Pack, database: Database, table: TableShape): Promise<KeptTable> {
  const sum = createTableSum();
  let lines: string[] = [];
  let size = 0;
  let parts = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    parts += 1;
    await addPart(to, `tables/${table.name}/${String(parts).padStart(6, "0")}`, lines.join("\n"));
    lines = [];
    size = 0;
  };
  for await (const portion of readRows(database, table)) {
    sum.add(portion);
    for (const line of portion) {
      lines.push(line);
      size += line.length;
      if (size >= largestPart) await flush();
    }
  }
  await flush();
  return sum.finish(table);
}

/** Returns the id of a file's key; undefined for a damaged file, which is backed up as it is. */
function findKeyId(kept: Uint8Array): string | undefined {
  try {
    return readKeyId(kept);
  } catch {
    return undefined;
  }
}

/** Adds the documents as they are in the folder: sealed. */
async function addDocuments(to: Pack, database: Database, folder: string) {
  const tokens = await database.selectFrom("stored_documents").select("token").orderBy("id").execute();
  const documents: { name: string; size: number; sha256: string }[] = [];
  const fileKeys = new Set<string>();
  let missing = 0;
  for (const { token: name } of tokens) {
    if (isSpecimen(name)) continue;
    // Of one that was swept meanwhile the rows of this moment still tell.
    const bytes = await readKept(join(folder, name));
    if (!bytes) {
      missing += 1;
      continue;
    }
    const keyId = findKeyId(bytes);
    if (keyId !== undefined) fileKeys.add(keyId);
    await addPart(to, `documents/${name}`, bytes);
    documents.push({ name, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return { documents, missing, fileKeys };
}

async function readNumbers(database: Database): Promise<Manifest["numbers"]> {
  const { rows } = await sql<Manifest["numbers"][number]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1
  `.execute(database);
  return rows;
}

async function readMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Everything as it is at one moment; servers go on meanwhile. */
async function fill(to: Pack, { database, documents: folder, now }: BackupPlan): Promise<Manifest> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      await settleForms(transaction);
      const { head, problem } = await verifyTrail(transaction);
      // Before the rows: what nobody uses is swept, and the longer it takes the more of it.
      const { documents, missing, fileKeys } = await addDocuments(to, transaction, folder);
      const tables: KeptTable[] = [];
      for (const table of await listTables(transaction)) tables.push(await addTable(to, transaction, table));
      const pictureKeys = await countPictureKeys(transaction);
      const manifest: Manifest = {
        format: 2,
        madeAt: now.toISOString(),
        migrations: await readMigrations(transaction),
        tables,
        numbers: await readNumbers(transaction),
        documents,
        fileKeys: [...new Set([...fileKeys, ...pictureKeys.keys()])].filter(Boolean).sort(),
        missingDocuments: missing,
        trail: head,
        doesTrailHold: problem === undefined,
      };
      await addPart(to, manifestName, JSON.stringify(manifest));
      to.finalize();
      return manifest;
    });
}

async function writeWhole(file: string, source: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const part of source) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const refusals: Readonly<Record<string, string>> = {
  ENOSPC: "there is no room left",
  EDQUOT: "there is no room left",
  EACCES: "it may not be written there",
  EROFS: "it may not be written there",
  ENOENT: "there is no such folder",
};

function readRefusal(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const why = refusals[code ?? ""];
  return why ? new StartRefused(`The backup ${file} was not written: ${why} (${code}).`) : error;
}

function refuseOld(file: string): void {
  if (existsSync(file)) throw new StartRefused(`${file} is there already. Name a file that is not.`);
}

/**
 * Writes a backup: the database and the documents that its rows tell of, as they were at one moment, sealed into one
 * file that is there whole or not at all. That it was made is written down first, and so stands in it.
 *
 * @throws StartRefused when the file is there already, or cannot be written.
 */
export async function writeBackup(plan: BackupPlan): Promise<Manifest & { readonly bytes: number }> {
  const { database, file, key, now } = plan;
  refuseOld(file);
  await recordEvent(database, {
    at: now,
    action: "backup",
    actorId: null,
    centerId: null,
    subject: { type: "registry", id: null },
    address: null,
  });
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const packed = pack();
  const source = Readable.from(packed);
  const zipped = source.pipe(createGzip({ level: 4 }));
  source.on("error", (error: Error) => zipped.destroy(error));
  // Whoever reads from it hears of it.
  zipped.on("error", () => {});
  packed.on("error", () => {});
  try {
    const filling = fill(packed, plan).catch((error: Error) => {
      zipped.destroy(error);
      throw error;
    });
    const writing = writeWhole(unfinished, seal(zipped, key)).catch((error: Error) => {
      packed.destroy(error);
      throw error;
    });
    // Both end before anything is closed; what failed first is what is said.
    await Promise.allSettled([filling, writing]);
    await writing;
    const manifest = await filling;
    refuseOld(file);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return { ...manifest, bytes: (await stat(file)).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw readRefusal(error, file);
  }
}
