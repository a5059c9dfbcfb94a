import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import type { TrailHead } from "../verify-trail.ts";

/** How far the trail went at a moment, signed by a server: one line of a file of heads. */
export interface SignedHead extends TrailHead {
  /** The moment, as `Date.toISOString` writes it. */
  readonly signedAt: string;
  /** Names the key that signed it. */
  readonly keyId: string;
  /** In base64. */
  readonly signature: string;
}

/** Returns the signed bytes. The word at their start makes sure that no other signature passes for that of a head. */
const describe = ({ position, hash, signedAt }: Pick<SignedHead, "position" | "hash" | "signedAt">) =>
  Buffer.from(JSON.stringify(["id-desk audit head 1", position, hash, signedAt]));

/** Names a key by 16 hexadecimal digits of its public key's digest. */
function nameKey(key: KeyObject): string {
  const spki = createPublicKey(exportPublicKey(key)).export({ type: "spki", format: "der" });
  return createHash("sha256").update(spki).digest("hex").slice(0, 16);
}

/** Returns the public key of a public or private key, as a PEM. */
export function exportPublicKey(key: KeyObject): string {
  const shown = key.type === "public" ? key : createPublicKey(key);
  return shown.export({ type: "spki", format: "pem" }).toString();
}

/** Signs a head with an Ed25519 key. Returns one line of JSON, without a line break. */
export function signHead({ position, hash }: TrailHead, now: Date, key: KeyObject): string {
  const head = { position, hash, signedAt: now.toISOString() };
  const signature = sign(null, describe(head), key).toString("base64");
  return JSON.stringify({ ...head, keyId: nameKey(key), signature } satisfies SignedHead);
}

/** Reads a line of a file of heads; undefined if it is not a head. It does not check the signature. */
export function readSignedHead(line: string): SignedHead | undefined {
  let read: Partial<Record<keyof SignedHead, unknown>>;
  try {
    read = Object(JSON.parse(line));
  } catch {
    return undefined;
  }
  const { position, hash, signedAt, keyId, signature } = read;
  const isHead =
    Number.isSafeInteger(position) &&
    typeof hash === "string" &&
    /^[0-9a-f]{64}$/.test(hash) &&
    [signedAt, keyId, signature].every((text) => typeof text === "string");
  return isHead ? (read as SignedHead) : undefined;
}

/** Returns whether one of these keys has signed a head. */
export const isSignedBy = (head: SignedHead, keys: readonly KeyObject[]) =>
  keys.some((key) => verify(null, describe(head), key, Buffer.from(head.signature, "base64")));
