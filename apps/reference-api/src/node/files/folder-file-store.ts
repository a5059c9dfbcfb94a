import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../../ports.ts";
import { makeOwnFolder } from "../own-folder.ts";

/** As the server makes them: nothing that a file system reads as something else. */
const serversName = /^[A-Za-z0-9_-]{16,64}$/;
const unfinished = ".unfinished";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Keeps files in a folder that nobody but the server's own user can read. A file is there whole or not at all, also
 * after a power cut.
 */
export function openFolderFileStore(folder: string): FileStore {
  makeOwnFolder(folder, { isServers: true });
  const place = (name: string) => {
    if (!serversName.test(name))
      throw new Error("A file is to be kept under a name that is not the server's.");
    return join(folder, name);
  };
  return {
    async keep(name, bytes) {
      const at = place(name);
      try {
        const file = await open(at + unfinished, "w", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(at + unfinished, at);
      } catch (error) {
        // On a full disk what is half written would take the room that is left.
        await rm(at + unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(place(name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(place(name), { force: true }),
    async listBefore(moment) {
      const found: string[] = [];
      for (const entry of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, entry)).catch(() => ({
          mtimeMs: Number.POSITIVE_INFINITY,
        }));
        if (mtimeMs >= moment.getTime()) continue;
        if (entry.endsWith(unfinished)) await rm(join(folder, entry), { force: true });
        else if (serversName.test(entry)) found.push(entry);
      }
      return found;
    },
  };
}
