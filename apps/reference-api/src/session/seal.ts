import { formatBase64Url } from "./digest.ts";

/** What is sealed, by its purpose. */
interface SealedContents {
  /** What of a message is personal: whom it goes to and what it says. */
  readonly messages: { readonly phone: string; readonly body: string };
  /** A draft of a form: the person whom it is about, and its content as the page has sent it. */
  readonly drafts: { readonly idNumber: string; readonly content: { [field: string]: unknown } };
  /** The number to which the code of a collector was sent. */
  readonly numbers: { readonly phone: string };
  /** The secret from which a user's authenticator app makes codes, in base 32. */
  readonly secondFactors: { readonly secret: string };
}

/** Closes what is personal so that the database alone cannot read it. */
export interface Seal<Purpose extends keyof SealedContents> {
  /** Names the key and tells nothing about it. */
  readonly keyId: string;
  /** Seals the contents of a record. */
  close(recordId: string, contents: SealedContents[Purpose]): Promise<Uint8Array<ArrayBuffer>>;
  /** Nothing when it was sealed with another key or purpose or for another record, or was changed since. */
  open(recordId: string, sealed: Uint8Array): Promise<SealedContents[Purpose] | undefined>;
}

/** The seal of messages to citizens. */
export type MessageSeal = Seal<"messages">;

/** The seal of drafts of forms. */
export type DraftSeal = Seal<"drafts">;

/** The seal of the numbers to which codes of collectors were sent. */
export type NumberSeal = Seal<"numbers">;
/** The seal of the secrets of authenticator apps. */
export type SecondFactorSeal = Seal<"secondFactors">;

const encoder = new TextEncoder();
const nonceLength = 12;

/** How many bytes a key has. */
export const keyLength = 32;

/** Derives what is needed from the registry's key, which has other uses too. */
function derivation(use: string) {
  return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`id-desk ${use}`) };
}

/**
 * Makes the seal of a key for one purpose: AES-256-GCM with a new nonce each time, bound to the record's id, so that
 * nothing sealed can be moved to another record.
 *
 * @param key 32 bytes that cannot be guessed.
 */
export async function createSeal<Purpose extends keyof SealedContents>(
  purpose: Purpose,
  key: Uint8Array<ArrayBuffer>,
  random: (count: number) => Uint8Array,
): Promise<Seal<Purpose>> {
  const source = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey", "deriveBits"]);
  const [sealing, id] = await Promise.all([
    crypto.subtle.deriveKey(derivation(purpose), source, { name: "AES-GCM", length: 8 * keyLength }, false, [
      "encrypt",
      "decrypt",
    ]),
    crypto.subtle.deriveBits(derivation(`${purpose}, name of the key`), source, 96),
  ]);
  const algorithm = (recordId: string, nonce: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv: nonce,
    additionalData: encoder.encode(recordId),
  });

  return {
    keyId: formatBase64Url(new Uint8Array(id)),

    async close(recordId, contents) {
      const nonce = new Uint8Array(random(nonceLength));
      const text = encoder.encode(JSON.stringify(contents));
      const closed = new Uint8Array(await crypto.subtle.encrypt(algorithm(recordId, nonce), sealing, text));
      const sealed = new Uint8Array(nonceLength + closed.length);
      sealed.set(nonce);
      sealed.set(closed, nonceLength);
      return sealed;
    },

    async open(recordId, sealed) {
      const nonce = new Uint8Array(sealed.subarray(0, nonceLength));
      const closed = new Uint8Array(sealed.subarray(nonceLength));
      try {
        const text = await crypto.subtle.decrypt(algorithm(recordId, nonce), sealing, closed);
        return JSON.parse(new TextDecoder().decode(text)) as SealedContents[Purpose];
      } catch {
        return undefined;
      }
    },
  };
}
