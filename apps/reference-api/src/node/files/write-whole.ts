import { randomUUID } from "node:crypto";
import { open, rename, rm, utimes } from "node:fs/promises";

/** What the name of a file ends with that is not whole yet. */
export const unfinished = ".unfinished";

/**
 * Writes a file that is there whole or not at all, also after a power cut.
 *
 * @param changedAt when it was changed, where that is not now.
 */
export async function writeWhole(
  at: string,
  bytes: Uint8Array,
  { changedAt }: { readonly changedAt?: Date } = {},
): Promise<void> {
  // Two that write the same file do not write into each other's.
  const beside = `${at}.${randomUUID()}${unfinished}`;
  try {
    const file = await open(beside, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, at);
    // Only now: what is not whole and old is swept.
    if (changedAt) await utimes(at, changedAt, changedAt);
  } catch (error) {
    // On a full disk what is half written would take the room that is left.
    await rm(beside, { force: true });
    throw error;
  }
}

/** Keeps the names in a folder over a power cut: they are on the disk once the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
