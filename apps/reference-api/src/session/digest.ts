const encoder = new TextEncoder();

/** Bytes as text that may stand in a cookie and in a header. */
export function formatBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The SHA-256 digest of bytes. */
export async function digestBytes(bytes: Uint8Array): Promise<string> {
  return formatBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource)));
}

/** The SHA-256 digest of a text. */
export function digest(text: string): Promise<string> {
  return digestBytes(encoder.encode(text));
}

/** The SHA-256 authentication code of a text under a key. */
export async function sign(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return formatBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text))));
}

/** Compares two secrets in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % (other.length || 1));
  }
  return difference === 0;
}
