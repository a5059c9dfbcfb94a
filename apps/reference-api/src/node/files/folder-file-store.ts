import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../../ports.ts";
import { makeOwnFolder } from "../own-folder.ts";
import type { FileKeys, Opening } from "./file-keys.ts";
import { unfinished, writeWhole } from "./write-whole.ts";

/** As the server makes them: nothing that a file system reads as something else. */
const serversName = /^[A-Za-z0-9_-]{16,64}$/;

/** Whether a file's name is one that the server made. */
export const isServersName = (name: string) => serversName.test(name);

/** Returns whether an error says that a file does not exist. */
export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Reads a file as it is kept; undefined if there is no such file. */
export async function readKept(at: string): Promise<Buffer | undefined> {
  try {
    return await readFile(at);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Keeps files in a folder that nobody but the server's own user can read, each sealed under its name. A file is there
 * whole or not at all, also after a power cut.
 */
export function openFolderFileStore(
  folder: string,
  keys: FileKeys,
  opening: Opening = { takesUnsealed: false },
): FileStore {
  makeOwnFolder(folder, { isServers: true });
  const place = (name: string) => {
    if (!isServersName(name)) throw new Error("A file is to be kept under a name that is not the server's.");
    return join(folder, name);
  };
  return {
    keep: async (name, bytes) => writeWhole(place(name), keys.seal(name, bytes)),
    async read(name) {
      const kept = await readKept(place(name));
      return kept && keys.open(name, kept, opening);
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
        else if (isServersName(entry)) found.push(entry);
      }
      return found;
    },
  };
}
