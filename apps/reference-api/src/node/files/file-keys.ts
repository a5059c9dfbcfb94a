import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** A key that seals files. */
export interface FileKey {
  /** Names it in each file that it seals: 1 to 32 letters, digits or signs of "._-". */
  readonly id: string;
  /** 32 bytes that cannot be guessed. */
  readonly key: Uint8Array;
}

/** How a file is opened. */
export interface Opening {
  /** Whether a file that an earlier version kept unsealed may be read. */
  readonly takesUnsealed: boolean;
}

/** Seals files and opens them again. */
export interface FileKeys {
  /** The ids of the keys; the first of them seals. */
  readonly ids: readonly string[];
  /** Seals a file with AES-256-GCM under its name. It opens only under that name. */
  seal(name: string, bytes: Uint8Array): Uint8Array;
  /**
   * Returns the bytes that were sealed.
   *
   * @throws FileKeyMissing when the settings do not have its key.
   * @throws FileDamaged when the file was changed or has another name.
   */
  open(name: string, kept: Uint8Array, opening?: Opening): Uint8Array;
}

/** A file whose key is not in the settings. Its code is written into the log. */
export class FileKeyMissing extends Error {
  override readonly name = "FileKeyMissing";
  readonly code: string;
  readonly keyId: string;

  constructor(keyId: string) {
    super("The key of a file is not in the settings.");
    this.keyId = keyId;
    this.code = `file_key_missing, key id ${keyId}`;
  }
}

/** A file that was changed after it was written. */
export class FileDamaged extends Error {
  override readonly name = "FileDamaged";
  readonly code = "file_damaged";

  constructor() {
    super("A file is not what was written.");
  }
}

const [keyLength, nonceLength, tagLength] = [32, 12, 16];
/** A sealed file begins with this: a word that no other kind of file has, and the version of the format. */
export const magic = Buffer.from("IDD-SEALED\n\x01", "latin1");
/** The form of an id, in the settings and in a file. */
const idForm = /^[\w.-]{1,32}$/;
/** In bytes: how much of a file has to be read to find its key. */
export const headLength = magic.length + 1 + 32;

/** Whether a text can be the id of a key. */
export const isKeyId = (text: string) => idForm.test(text);

/** The beginnings of files that earlier versions kept unsealed: JPEG, PNG and PDF. */
const beginnings = [Buffer.from("ffd8ff", "hex"), Buffer.from("\x89PNG", "latin1"), Buffer.from("%PDF-")];

/**
 * Returns the id of the key that a file was sealed with; undefined if it is not sealed. The first `headLength` bytes are
 * enough.
 *
 * @throws FileDamaged when the file is neither sealed nor a JPEG, PNG or PDF.
 */
export function readKeyId(kept: Uint8Array): string | undefined {
  const bytes = Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength);
  const begins = (beginning: Buffer) => bytes.subarray(0, beginning.length).equals(beginning);
  // Anything else that is not sealed may be a sealed file whose first bytes were changed.
  if (beginnings.some(begins)) return undefined;
  if (!begins(magic)) throw new FileDamaged();
  const length = bytes[magic.length] ?? 0;
  const id = bytes.toString("latin1", magic.length + 1, magic.length + 1 + length);
  if (id.length !== length || !isKeyId(id)) throw new FileDamaged();
  return id;
}

/** Derives a file key from the registry's key, for files of registries that named no key. Its id shows which registry key. */
export function deriveFileKey(registryKey: Uint8Array): FileKey {
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync("sha256", registryKey, new Uint8Array(), `id-desk ${use}`, length));
  return {
    id: `ID_DESK_KEY-${derive("files, name of the key", 5).toString("hex")}`,
    key: derive("files", keyLength),
  };
}

/**
 * Creates what seals and opens files.
 *
 * @param keys the first key seals, and every key opens. With an empty list, sealing and opening throw.
 */
export function createFileKeys(keys: readonly FileKey[]): FileKeys {
  const find = (id: string) => {
    const found = keys.find((key) => key.id === id);
    if (!found) throw new FileKeyMissing(id);
    return found.key;
  };
  const bindTo = (head: Uint8Array, name: string) => Buffer.concat([head, Buffer.from(name)]);
  return {
    ids: keys.map(({ id }) => id),
    seal(name, bytes) {
      const [first] = keys;
      if (!first) throw new Error("There is no key to seal a file with.");
      const nonce = randomBytes(nonceLength);
      const head = Buffer.concat([magic, Buffer.from([first.id.length]), Buffer.from(first.id), nonce]);
      const cipher = createCipheriv("aes-256-gcm", first.key, nonce).setAAD(bindTo(head, name));
      return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(name, kept, { takesUnsealed } = { takesUnsealed: false }) {
      const id = readKeyId(kept);
      if (id === undefined) {
        if (takesUnsealed) return new Uint8Array(kept.buffer, kept.byteOffset, kept.byteLength);
        throw new FileDamaged();
      }
      const start = magic.length + 1 + id.length + nonceLength;
      const end = kept.length - tagLength;
      if (end < start) throw new FileDamaged();
      const head = kept.subarray(0, start);
      const decipher = createDecipheriv("aes-256-gcm", find(id), head.subarray(-nonceLength))
        .setAAD(bindTo(head, name))
        .setAuthTag(kept.subarray(end));
      const opened = decipher.update(kept.subarray(start, end));
      try {
        decipher.final();
      } catch {
        throw new FileDamaged();
      }
      return new Uint8Array(opened.buffer, opened.byteOffset, opened.byteLength);
    },
  };
}
