import type { Passwords } from "../ports.ts";
import { formatBase64Url, isSameSecret } from "./digest.ts";

const encoder = new TextEncoder();

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return formatBase64Url(new Uint8Array(bits));
}

/**
 * Password hashes that a browser's tab can make as well, for a database that lives only in memory. The
 * server that runs for good uses argon2id.
 */
export function createPbkdf2Passwords({ iterations }: { readonly iterations: number }): Passwords {
  return {
    async hash(password) {
      const salt = formatBase64Url(crypto.getRandomValues(new Uint8Array(16)));
      return `pbkdf2:${iterations}:${salt}:${await derive(password, salt, iterations)}`;
    },
    async verify(password, hash) {
      const [, count, salt = "", key = ""] = hash.split(":");
      return isSameSecret(await derive(password, salt, Number(count)), key);
    },
  };
}
