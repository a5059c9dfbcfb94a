import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const step = 30_000;

function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * Returns the code that an authenticator app shows by RFC 6238, for the address in a QR code.
 *
 * @param ahead how many codes later than the one of this moment.
 */
export function showCode(address: string, ahead = 0): string {
  const secret = readBase32(new URL(address).searchParams.get("secret") ?? "");
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / step) + ahead));
  const hash = createHmac("sha1", secret).update(moment).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
