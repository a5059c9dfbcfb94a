import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

/** Bytes as text that may stand in a cookie and in a header. */
export function formatBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the SHA-256 digest of bytes. They may be a large file, so another thread makes it. */
export async function digestBytes(bytes: Uint8Array): Promise<string> {
  return formatBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource)));
}

/** Returns the SHA-256 digest of a file as every other program writes it: in hexadecimal digits. */
export async function digestFile(bytes: Uint8Array): Promise<string> {
  const made = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
  return Array.from(made, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The SHA-256 digest of a text. It is made at once and on the server's own thread: every request needs one, and would
 * otherwise wait behind the passwords of those who sign in.
 */
export function digest(text: string): string {
  return formatBase64Url(sha256(encoder.encode(text)));
}

/** The SHA-256 authentication code of a text under a key, made at once like a digest. */
export function sign(key: string | Uint8Array, text: string): string {
  const bytes = typeof key === "string" ? encoder.encode(key) : key;
  return formatBase64Url(hmac(sha256, bytes, encoder.encode(text)));
}

/** Compares two secrets in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % (other.length || 1));
  }
  return difference === 0;
}
