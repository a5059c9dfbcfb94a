import { formatBase64Url } from "../session/digest.ts";

/** What of a message is personal: whom it goes to and what it says. */
export interface SealedContents {
  readonly phone: string;
  readonly body: string;
}

/** Closes messages so that the database alone cannot read them. */
export interface MessageSeal {
  /** Names the key and tells nothing about it. */
  readonly keyId: string;
  close(messageId: string, contents: SealedContents): Promise<Uint8Array<ArrayBuffer>>;
  /** Nothing when it was sealed with another key or for another message, or was changed since. */
  open(messageId: string, sealed: Uint8Array): Promise<SealedContents | undefined>;
}

const encoder = new TextEncoder();
const nonceLength = 12;

/** How many bytes a key has. */
export const keyLength = 32;

/** Derives what is needed from the registry's key, which has other uses too. */
function derivation(purpose: string) {
  return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) };
}

/**
 * Makes the seal of a key: AES-256-GCM with a new nonce each time, bound to the message's id, so that nothing
 * sealed can be moved to another message.
 *
 * @param key 32 bytes that cannot be guessed.
 */
export async function createMessageSeal(
  key: Uint8Array<ArrayBuffer>,
  random: (count: number) => Uint8Array,
): Promise<MessageSeal> {
  const source = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey", "deriveBits"]);
  const [sealing, id] = await Promise.all([
    crypto.subtle.deriveKey(
      derivation("id-desk messages"),
      source,
      { name: "AES-GCM", length: 8 * keyLength },
      false,
      ["encrypt", "decrypt"],
    ),
    crypto.subtle.deriveBits(derivation("id-desk messages, name of the key"), source, 96),
  ]);
  const algorithm = (messageId: string, nonce: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv: nonce,
    additionalData: encoder.encode(messageId),
  });

  return {
    keyId: formatBase64Url(new Uint8Array(id)),

    async close(messageId, { phone, body }) {
      const nonce = new Uint8Array(random(nonceLength));
      const text = encoder.encode(JSON.stringify({ phone, body }));
      const closed = new Uint8Array(await crypto.subtle.encrypt(algorithm(messageId, nonce), sealing, text));
      const sealed = new Uint8Array(nonceLength + closed.length);
      sealed.set(nonce);
      sealed.set(closed, nonceLength);
      return sealed;
    },

    async open(messageId, sealed) {
      const nonce = new Uint8Array(sealed.subarray(0, nonceLength));
      const closed = new Uint8Array(sealed.subarray(nonceLength));
      try {
        const text = await crypto.subtle.decrypt(algorithm(messageId, nonce), sealing, closed);
        return JSON.parse(new TextDecoder().decode(text)) as SealedContents;
      } catch {
        return undefined;
      }
    },
  };
}
