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
  /** Whether one that was kept before files were sealed is given as it is. */
  readonly takesUnsealed: boolean;
}

/** Seals files and opens them again. */
export interface FileKeys {
  /** The ids of the keys; the first of them seals. */
  readonly ids: readonly string[];
  /** Seals a file with AES-256-GCM under its name, so that it opens under no other. */
  seal(name: string, bytes: Uint8Array): Uint8Array;
  /**
   * Gives the bytes that were sealed.
   *
   * @throws FileKeyMissing when its key is not here.
   * @throws FileDamaged when it is not what was written, or stands under another name.
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

/** A file that is not what was written. */
export class FileDamaged extends Error {
  override readonly name = "FileDamaged";
  readonly code = "file_damaged";

  constructor() {
    super("A file is not what was written.");
  }
}

const [keyLength, nonceLength, tagLength] = [32, 12, 16];
/** What a sealed file begins with: a word that no kind of file has, and the version of what follows. */
export const magic = Buffer.from("IDD-SEALED\n\x01", "latin1");
/** What an id may be, in the settings and in a file. */
const idForm = /^[\w.-]{1,32}$/;
/** In bytes: what has to be read of a file so that its key can be told. */
export const headLength = magic.length + 1 + 32;

/** Whether a text can be the id of a key. */
export const isKeyId = (text: string) => idForm.test(text);

/** What documents and pictures begin with that were kept before they were sealed: JPEG, PNG and PDF. */
const beginnings = [Buffer.from("ffd8ff", "hex"), Buffer.from("\x89PNG", "latin1"), Buffer.from("%PDF-")];

/**
 * The id of the key that a file was sealed with; nothing where it was not sealed. The beginning of the file is enough.
 *
 * @throws FileDamaged when it is neither sealed nor of a kind that was kept before files were.
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

/** Derives the key for registries that name none, and the one before their first. Its id tells keys of ours apart. */
export function deriveFileKey(registryKey: Uint8Array): FileKey {
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync("sha256", registryKey, new Uint8Array(), `id-desk ${use}`, length));
  return {
    id: `ID_DESK_KEY-${derive("files, name of the key", 5).toString("hex")}`,
    key: derive("files", keyLength),
  };
}

/** @param keys the first of them seals, and all of them open; without any nothing is sealed or opened. */
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
