import { randomUUID } from "node:crypto";
import { open, rename, rm, utimes } from "node:fs/promises";

/** The end of the name of a file that is not complete yet. */
export const unfinished = ".unfinished";

/**
 * Writes a file completely or not at all, even if the power fails.
 *
 * @param changedAt its time of change; now if left out.
 */
export async function writeWhole(
  at: string,
  bytes: Uint8Array,
  { changedAt }: { readonly changedAt?: Date } = {},
): Promise<void> {
  // Two writers of the same file must not share a temporary file.
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
    // On a full disk a half-written file would take the room that is left.
    await rm(beside, { force: true });
    throw error;
  }
}

/** Writes a folder to the disk. Names of new files survive a power cut only after that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
