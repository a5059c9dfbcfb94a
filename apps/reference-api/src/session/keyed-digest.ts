import { formatBase64Url } from "./digest.ts";

/** Digests what has so few possible values that a plain digest could be undone: codes, phone numbers, passwords. */
export type KeyedDigest = (text: string) => Promise<string>;

const encoder = new TextEncoder();

/**
 * Makes digests under the registry's key: who has the database alone learns nothing from them.
 *
 * @param key 32 bytes that cannot be guessed.
 */
export async function createKeyedDigest(key: Uint8Array<ArrayBuffer>): Promise<KeyedDigest> {
  const source = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
  // Derived, because the registry's key has other uses too.
  const own = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode("id-desk one-time codes") },
    source,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
  return async (text) =>
    formatBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", own, encoder.encode(text))));
}
