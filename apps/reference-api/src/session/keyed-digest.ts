import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { sign } from "./digest.ts";

/** Digests what has so few possible values that a plain digest could be undone: codes, phone numbers, passwords. */
export type KeyedDigest = (text: string) => string;

/**
 * Makes digests under the registry's key: who has the database alone learns nothing from them.
 *
 * @param key 32 bytes that cannot be guessed.
 */
export function createKeyedDigest(key: Uint8Array): KeyedDigest {
  // Derived, because the registry's key has other uses too.
  const own = hkdf(sha256, key, undefined, new TextEncoder().encode("id-desk one-time codes"), 32);
  return (text) => sign(own, text);
}
