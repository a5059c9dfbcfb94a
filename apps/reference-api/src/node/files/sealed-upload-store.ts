import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { ERRORS, type Upload } from "@tus/server";
import { cut } from "../cut.ts";
import type { FileKeys } from "./file-keys.ts";

/** Where uploads are kept, for how long in milliseconds, and what seals them. */
export interface SealedUploadPlace {
  readonly folder: string;
  readonly keptFor: number;
  readonly keys: FileKeys;
}

/** A sealed part of an upload; `at` and `length` are those of its sealed bytes. */
interface Frame {
  readonly at: number;
  readonly length: number;
  /** Where its bytes begin in the upload. */
  readonly offset: number;
}

/** The complete frames in the file of an upload, where they end, and how many bytes of the upload they have. */
interface Frames {
  readonly frames: readonly Frame[];
  readonly end: number;
  readonly offset: number;
}

/** In bytes: how much of a chunk is sealed at once, and the two lengths before each frame. */
const [portion, lengths] = [64 * 1024, 8];

/** Names a frame by its upload and place, so it does not open in another one. */
const nameFrame = (id: string, offset: number) => `upload ${id} ${offset}`;

/** Finds the complete frames. It stops at the first incomplete one, which a killed server leaves, and at other bytes. */
async function readFrames(file: FileHandle): Promise<Frames> {
  const { size } = await file.stat();
  const frames: Frame[] = [];
  const head = Buffer.alloc(lengths);
  let [end, offset] = [0, 0];
  while (end + lengths <= size) {
    await file.read(head, 0, lengths, end);
    const [length, held] = [head.readUInt32BE(0), head.readUInt32BE(4)];
    const next = end + lengths + length;
    if (next > size || held === 0 || held > length) break;
    frames.push({ at: end + lengths, length, offset });
    [end, offset] = [next, offset + held];
  }
  return { frames, end, offset };
}

/** Ends a stream at its error and keeps the error for later: the bytes that arrived before it are kept. */
function endWithError(source: AsyncIterable<Buffer>) {
  const arrived: { readonly pieces: AsyncIterable<Buffer>; error?: unknown } = { pieces: take() };
  async function* take() {
    try {
      yield* source;
    } catch (error) {
      arrived.error = error;
    }
  }
  return arrived;
}

/** The protocol's store of uploads in a folder, where each chunk is sealed as it arrives. */
export class SealedUploadStore extends FileStore {
  readonly #keys: FileKeys;

  constructor({ folder, keptFor, keys }: SealedUploadPlace) {
    super({ directory: folder, expirationPeriodInMilliseconds: keptFor });
    this.#keys = keys;
  }

  async #use<Result>(id: string, flags: "r" | "r+", use: (file: FileHandle) => Promise<Result>) {
    const file = await open(join(this.directory, id), flags);
    return use(file).finally(() => file.close());
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    upload.offset = (await this.#use(id, "r", readFrames)).offset;
    return upload;
  }

  override async write(chunk: Readable, id: string): Promise<number> {
    try {
      return await this.#use(id, "r+", async (file) => {
        let { end, offset } = await readFrames(file);
        await file.truncate(end);
        const arrived = endWithError(chunk);
        for await (const { piece } of cut(arrived.pieces, portion)) {
          if (piece.length === 0) continue;
          const sealed = this.#keys.seal(nameFrame(id, offset), piece);
          const head = Buffer.alloc(lengths);
          head.writeUInt32BE(sealed.length, 0);
          head.writeUInt32BE(piece.length, 4);
          await file.write(Buffer.concat([head, sealed]), 0, lengths + sealed.length, end);
          [end, offset] = [end + lengths + sealed.length, offset + piece.length];
        }
        if (arrived.error !== undefined) throw arrived.error;
        return offset;
      });
    } catch {
      // As the protocol's own store does.
      throw ERRORS.FILE_WRITE_ERROR;
    }
  }

  /**
   * Returns the bytes of an upload.
   *
   * @throws FileDamaged, FileKeyMissing when a part cannot be opened.
   */
  async open(id: string): Promise<Uint8Array> {
    return this.#use(id, "r", async (file) => {
      const pieces: Uint8Array[] = [];
      for (const { at, length, offset } of (await readFrames(file)).frames) {
        const sealed = Buffer.alloc(length);
        await file.read(sealed, 0, length, at);
        pieces.push(this.#keys.open(nameFrame(id, offset), sealed));
      }
      return new Uint8Array(Buffer.concat(pieces));
    });
  }
}
