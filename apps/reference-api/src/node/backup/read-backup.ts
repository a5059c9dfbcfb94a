import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { StartRefused } from "../start-refused.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { createTableSum } from "./read-rows.ts";
import { unseal } from "./sealed-file.ts";

/** One part of a backup. */
export interface BackupPart {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The parts of a backup, in the order in which they were written. */
export async function* readParts(file: string, key: Uint8Array): AsyncGenerator<BackupPart> {
  const opened = Readable.from(unseal(file, key));
  const unzipped = createGunzip();
  const parts = extract();
  opened.on("error", (error) => unzipped.destroy(error));
  unzipped.on("error", (error) => parts.destroy(error));
  opened.pipe(unzipped).pipe(parts);
  try {
    for await (const entry of parts) {
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(pieces) };
    }
  } finally {
    opened.destroy();
    unzipped.destroy();
  }
}

/** The table whose rows a part holds. */
export const readTableName = (part: string): string | undefined => /^tables\/(\w+)\/\d+$/.exec(part)?.[1];
/** The document that a part holds. */
export const readDocumentName = (part: string): string | undefined => /^documents\/([\w-]+)$/.exec(part)?.[1];

const refuseWrong = () =>
  new StartRefused("The backup does not hold what it says that it holds. Nothing was restored from it.");

function readManifest(bytes: Buffer): Manifest {
  const manifest = JSON.parse(bytes.toString("utf8")) as Manifest;
  if ([1, 2].includes(manifest.format)) return manifest;
  throw new StartRefused("The backup was made by a newer server. Restore it with that one.");
}

/**
 * Reads a whole backup without restoring it: whether each byte is what was written, and each table and document what
 * its manifest says.
 *
 * @throws StartRefused when it is not.
 */
export async function checkBackup(file: string, key: Uint8Array): Promise<Manifest> {
  const sums = new Map<string, ReturnType<typeof createTableSum>>();
  const documents = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readParts(file, key)) {
    const table = readTableName(name);
    const document = readDocumentName(name);
    if (table !== undefined) {
      const sum = sums.get(table) ?? createTableSum();
      sums.set(table, sum);
      sum.add(bytes.toString("utf8").split("\n"));
    } else if (document !== undefined) {
      documents.set(document, createHash("sha256").update(bytes).digest("hex"));
    } else if (name === manifestName) manifest = readManifest(bytes);
  }
  if (!manifest || documents.size !== manifest.documents.length) throw refuseWrong();
  for (const { name, sha256 } of manifest.documents) {
    if (documents.get(name) !== sha256) throw refuseWrong();
  }
  for (const table of manifest.tables) {
    const { rows, sha256 } = (sums.get(table.name) ?? createTableSum()).finish(table);
    if (rows !== table.rows || sha256 !== table.sha256) throw refuseWrong();
  }
  return manifest;
}
