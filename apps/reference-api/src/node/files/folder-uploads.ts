import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Server } from "@tus/server";
import type { ChunkedUploads } from "../../ports.ts";
import { makeOwnFolder } from "../own-folder.ts";
import { FileDamaged, FileKeyMissing, type FileKeys } from "./file-keys.ts";
import { SealedUploadStore } from "./sealed-upload-store.ts";

/** Where uploads are kept, and for how long and how large. */
export interface UploadPlace {
  readonly folder: string;
  readonly keys: FileKeys;
  readonly mostBytes: number;
  /** In milliseconds. */
  readonly keptFor: number;
}

/** What the protocol calls a file that is not there, or not any more. */
const goneStatuses = [404, 410];

/** An upload that cannot be opened counts as gone too: it can be sent again. */
const isGone = (error: unknown) =>
  error instanceof FileDamaged ||
  error instanceof FileKeyMissing ||
  goneStatuses.includes((error as { status_code?: number }).status_code ?? 0);

/**
 * Takes files in chunks into a folder, by the protocol's own server. The ids come from the caller: nothing that a
 * client sends names a file, and what it says about a file is not kept.
 */
export function openFolderUploads({ folder, keys, mostBytes, keptFor }: UploadPlace): ChunkedUploads {
  makeOwnFolder(folder, { isServers: true });
  const datastore = new SealedUploadStore({ folder, keptFor, keys });
  // A length that is told later could not be held against the limit before the first chunk.
  datastore.extensions = datastore.extensions.filter((name) => name !== "creation-defer-length");
  const ids = new WeakMap<object, string>();
  const server = new Server({
    path: "/uploads",
    datastore,
    maxSize: mostBytes,
    namingFunction: (request) => ids.get(request) ?? "",
    getFileIdFromRequest: (request) => ids.get(request),
    // Wherever the client found the server, its uploads are beside it.
    generateUrl: (_, { id }) => `uploads/${id}`,
    onUploadCreate: async () => ({ metadata: {} }),
    // Which origins may call is said in one place for the whole server.
    allowedOrigins: () => false,
  });
  return {
    answer(request, id) {
      ids.set(request, id);
      return server.handleWeb(request);
    },
    async read(id) {
      try {
        const { offset, size } = await datastore.getUpload(id);
        return offset === size ? await datastore.open(id) : undefined;
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    async remove(id) {
      await datastore.remove(id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
    async listBefore(moment) {
      const found: string[] = [];
      // Beside each file stands what the protocol's server remembers of it.
      for (const name of (await readdir(folder)).filter((entry) => !entry.endsWith(".json"))) {
        const { mtime } = await stat(join(folder, name)).catch(() => ({ mtime: moment }));
        if (mtime < moment) found.push(name);
      }
      return found;
    },
  };
}
