import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FileKeys } from "../files/file-keys.ts";
import { isServersName } from "../files/folder-file-store.ts";
import { writeWhole } from "../files/write-whole.ts";
import { fillDataFolder } from "../open-data-folder.ts";
import { type DataPlace, refuseUnsafe } from "../open-database.ts";
import { makeOwnFolder } from "../own-folder.ts";
import { openPostgres } from "../postgres.ts";
import { StartRefused } from "../start-refused.ts";
import type { Manifest } from "./manifest.ts";
import { checkBackup, readDocumentName, readParts } from "./read-backup.ts";
import { refuseFilled, restoreRows } from "./restore-rows.ts";

/** What is restored, and where to. */
export interface RestorePlan {
  readonly file: string;
  readonly key: Uint8Array;
  /** The keys that open the documents afterwards. */
  readonly fileKeys: FileKeys;
  readonly place: DataPlace;
  readonly now: Date;
}

/** Those of this very backup may be there, from a restore that was ended by force. */
function refuseOtherDocuments(folder: string, manifest: Manifest): void {
  const known = new Set(manifest.documents.map(({ name }) => name));
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  if (kept.some((name) => !known.has(name) && !name.endsWith(".unfinished"))) {
    throw new StartRefused(`There are documents in ${folder} already. Set ID_DESK_DATA to a new folder.`);
  }
}

/** Documents whose keys are missing could be restored but not opened. */
function refuseOtherKeys({ fileKeys = [] }: Manifest, { ids }: FileKeys): void {
  const missing = fileKeys.filter((id) => !ids.includes(id));
  if (missing.length === 0) return;
  throw new StartRefused(
    `The documents of the backup are sealed with a key that is missing here: name it in ID_DESK_FILE_KEYS (${missing.join(", ")}). Nothing was restored.`,
  );
}

/** Gives the database of a place to be filled; what fails leaves it as empty as it was. */
async function fillPlace(
  { postgresUrl, dataFolder, isDemonstration }: DataPlace,
  fill: Parameters<typeof fillDataFolder>[1],
): Promise<void> {
  if (postgresUrl === undefined) return fillDataFolder(dataFolder, fill);
  const database = openPostgres(postgresUrl);
  try {
    if (!isDemonstration) await refuseUnsafe(database);
    await fill(database);
  } finally {
    await database.destroy();
  }
}

/**
 * Restores a backup into an empty place: all of it or nothing. The file is read twice, and nothing is written before it
 * was found whole.
 *
 * @throws StartRefused when the file is not what was written, or the place is not empty.
 */
export async function restoreBackup({ file, key, fileKeys, place, now }: RestorePlan): Promise<Manifest> {
  const manifest = await checkBackup(file, key);
  refuseOtherKeys(manifest, fileKeys);
  const folder = join(place.dataFolder, "documents");
  const wanted = new Map(manifest.documents.map(({ name, sha256 }) => [name, sha256]));
  const kept: string[] = [];
  await fillPlace(place, async (database) => {
    await refuseFilled(database);
    refuseOtherDocuments(folder, manifest);
    makeOwnFolder(place.dataFolder);
    makeOwnFolder(folder, { isServers: true });
    try {
      await restoreRows(database, {
        manifest,
        parts: readParts(file, key),
        now,
        async take({ name, bytes }) {
          const document = readDocumentName(name);
          if (document === undefined) return;
          if (!isServersName(document))
            throw new StartRefused("The backup has a document with a wrong name.");
          const sha256 = createHash("sha256").update(bytes).digest("hex");
          if (wanted.get(document) !== sha256) throw new StartRefused("The backup was changed meanwhile.");
          kept.push(document);
          await writeWhole(join(folder, document), bytes);
        },
      });
    } catch (error) {
      for (const name of kept) rmSync(join(folder, name), { force: true });
      throw error;
    }
  });
  return manifest;
}
