import { existsSync } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { recordEvent } from "../../database/audit.ts";
import type { Database } from "../../database/tables.ts";
import { FileDamaged, FileKeyMissing, type FileKeys, headLength, readKeyId } from "./file-keys.ts";
import { isMissing, isServersName, readKept } from "./folder-file-store.ts";
import { countPictureKeys, type KeptPicture, readPictures } from "./sealed-pictures.ts";
import { syncFolder, writeWhole } from "./write-whole.ts";

/** How many files of the folder and the database have each key, how many are not sealed, and how many are damaged. */
export interface KeysInUse {
  readonly byKey: ReadonlyMap<string, number>;
  readonly unsealed: number;
  readonly damaged: number;
}

/** What sealing did with the files of a folder and the pictures of the database. */
export interface SealedFiles {
  /** Those that were not sealed before. */
  readonly sealed: number;
  /** Those that had another key. */
  readonly resealed: number;
  /** Those that had the first key already. */
  readonly unchanged: number;
  /** Those that were changed after they were written. */
  readonly damaged: number;
  /** How many files have a key that the settings do not have, by its id. */
  readonly missingKeys: ReadonlyMap<string, number>;
}

const action = "seal_files";

const listFiles = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder)).filter(isServersName) : [];

/** Reads the beginning of a file; undefined if it is gone, because a server may sweep at the same time. */
async function readHead(at: string): Promise<Uint8Array | undefined> {
  const file = await open(at, "r").catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!file) return undefined;
  const head = Buffer.alloc(headLength);
  try {
    const { bytesRead } = await file.read(head, 0, headLength, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const countIn = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** Counts files and pictures by the key that sealed them. It opens and changes no file. */
export async function countKeys(database: Database, folder: string): Promise<KeysInUse> {
  const byKey = new Map(await countPictureKeys(database));
  let [unsealed, damaged] = [byKey.get("") ?? 0, 0];
  byKey.delete("");
  for (const name of await listFiles(folder)) {
    const head = await readHead(join(folder, name));
    if (!head) continue;
    try {
      const id = readKeyId(head);
      if (id === undefined) unsealed += 1;
      else countIn(byKey, id);
    } catch {
      damaged += 1;
    }
  }
  return { byKey, unsealed, damaged };
}

type Done = "sealed" | "resealed" | "unchanged" | "damaged";

/** Seals one file with the first key, unless it has that key; undefined if the file is gone. */
async function sealFile(folder: string, name: string, keys: FileKeys): Promise<Done | undefined> {
  const at = join(folder, name);
  const head = await readHead(at);
  const keyId = head && readKeyId(head);
  if (keyId !== undefined && keyId === keys.ids[0]) return "unchanged";
  const kept = await readKept(at);
  if (!kept) return undefined;
  const bytes = keys.open(name, kept, { takesUnsealed: true });
  // Its age decides when it is swept.
  const { mtime } = await stat(at);
  await writeWhole(at, keys.seal(name, bytes), { changedAt: mtime });
  return keyId === undefined ? "sealed" : "resealed";
}

/** Seals a picture of the database with the first key, unless it has that key. */
async function sealKeptPicture({ name, bytes, replace }: KeptPicture, keys: FileKeys): Promise<Done> {
  const keyId = readKeyId(bytes);
  if (keyId !== undefined && keyId === keys.ids[0]) return "unchanged";
  await replace(keys.seal(name, keys.open(name, bytes, { takesUnsealed: true })));
  return keyId === undefined ? "sealed" : "resealed";
}

/**
 * Seals the files in a folder and the pictures of the database with the first key: those that are not sealed, and those
 * that have another key. It can be stopped at any moment and called again, also while servers work. It writes an event into
 * the audit trail.
 */
export async function sealFiles(
  database: Database,
  { folder, keys, now }: { readonly folder: string; readonly keys: FileKeys; readonly now: Date },
): Promise<SealedFiles> {
  const done: Record<Done, number> = { sealed: 0, resealed: 0, unchanged: 0, damaged: 0 };
  const missingKeys = new Map<string, number>();
  const count = async (sealing: Promise<Done | undefined>) => {
    try {
      const what = await sealing;
      if (what) done[what] += 1;
    } catch (error) {
      if (error instanceof FileKeyMissing) countIn(missingKeys, error.keyId);
      else if (error instanceof FileDamaged) done.damaged += 1;
      else if (!isMissing(error)) throw error;
    }
  };
  for (const name of await listFiles(folder)) await count(sealFile(folder, name, keys));
  for await (const picture of readPictures(database)) await count(sealKeptPicture(picture, keys));
  // The operator may delete the older key next.
  if (existsSync(folder)) await syncFolder(folder);
  const unopened = [...missingKeys.values()].reduce((sum, number) => sum + number, 0);
  await recordEvent(database, {
    at: now,
    action,
    actorId: null,
    centerId: null,
    subject: { type: "registry", id: null },
    notes: `sealed ${done.sealed}, sealed again ${done.resealed}, unchanged ${done.unchanged}, damaged ${done.damaged}, without key ${unopened}`,
    address: null,
  });
  return { ...done, missingKeys };
}

/** Returns whether all files were sealed once. After that, somebody else must have put an unsealed file there. */
export async function wereFilesSealed(database: Database): Promise<boolean> {
  const event = await database
    .selectFrom("audit_events")
    .where("subject_type", "=", "registry")
    .where("subject_id", "is", null)
    .where("action", "=", action)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}
