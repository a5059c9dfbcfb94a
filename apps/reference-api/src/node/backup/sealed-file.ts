import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { cut } from "../cut.ts";
import { StartRefused } from "../start-refused.ts";

/** What a backup begins with, in plain; then its salt and what its key is known by. */
const magic = Buffer.from("ID-DESK-BACKUP 1\n");
const [saltLength, checkLength, keyLength, tagLength] = [16, 16, 32, 16];
const headLength = magic.length + saltLength + checkLength;
/** In bytes: how much is sealed at once. */
const portion = 64 * 1024;

/** Each backup has a key of its own, so that a count serves as nonce. */
function deriveKey(key: Uint8Array, salt: Uint8Array) {
  const derived = Buffer.from(hkdfSync("sha256", key, salt, "id-desk backup 1", keyLength + checkLength));
  return { sealing: derived.subarray(0, keyLength), check: derived.subarray(keyLength) };
}

/** The place of a portion and whether it is the last one: none can be left out, moved or put at the end. */
function makeNonce(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(count), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Seals bytes with AES-256-GCM under a key derived from the registry's, portion by portion. */
export async function* seal(source: AsyncIterable<Buffer>, key: Uint8Array): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const { sealing, check } = deriveKey(key, salt);
  const head = Buffer.concat([magic, salt, check]);
  yield head;
  let count = 0;
  for await (const { piece, isLast } of cut(source, portion)) {
    const cipher = createCipheriv("aes-256-gcm", sealing, makeNonce(count, isLast)).setAAD(head);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    count += 1;
  }
}

const refuseDamaged = () =>
  new StartRefused("The backup is damaged: it is not what was written, or its end is missing.");

async function* readFrom(file: string, start: number): AsyncGenerator<Buffer> {
  try {
    for await (const part of createReadStream(file, { start, highWaterMark: portion * 4 })) {
      yield part as Buffer;
    }
  } catch (error) {
    throw new StartRefused(`The backup cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function readHead(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let held = 0;
  for await (const part of readFrom(file, 0)) {
    parts.push(part);
    held += part.length;
    if (held >= headLength) break;
  }
  return Buffer.concat(parts).subarray(0, headLength);
}

/**
 * Gives the bytes that were sealed.
 *
 * @throws StartRefused when the file is no backup, was sealed with another key, or is not whole as it was written.
 */
export async function* unseal(file: string, key: Uint8Array): AsyncGenerator<Buffer> {
  const head = await readHead(file);
  if (head.length < headLength || !head.subarray(0, magic.length).equals(magic)) {
    throw new StartRefused("The file is no backup of this server, or its beginning is damaged.");
  }
  const salt = head.subarray(magic.length, magic.length + saltLength);
  const { sealing, check } = deriveKey(key, salt);
  if (!timingSafeEqual(check, head.subarray(magic.length + saltLength))) {
    throw new StartRefused("The backup was made with another ID_DESK_KEY, or its beginning is damaged.");
  }
  let count = 0;
  for await (const { piece, isLast } of cut(readFrom(file, headLength), portion + tagLength)) {
    if (piece.length < tagLength) throw refuseDamaged();
    const end = piece.length - tagLength;
    const decipher = createDecipheriv("aes-256-gcm", sealing, makeNonce(count, isLast))
      .setAAD(head)
      .setAuthTag(piece.subarray(end));
    const opened = decipher.update(piece.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw refuseDamaged();
    }
    yield opened;
    count += 1;
  }
}
