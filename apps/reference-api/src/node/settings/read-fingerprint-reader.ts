import { StartRefused } from "../start-refused.ts";
import { isThisMachine, readUrl } from "./read-url.ts";

/**
 * Reads where the visitors' own computers answer for a reader of fingerprints: the pages are told it, and may ask there.
 *
 * @returns its origin; nothing where none is named.
 * @throws {StartRefused} where it is no address of the visitor's own computer: a print goes nowhere else.
 */
export function readFingerprintReader(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = readUrl(text);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  const isOwnComputer = url && isThisMachine(url.hostname);
  if (!url || !isWeb || !isOwnComputer || url.href !== `${url.origin}/`) {
    throw new StartRefused(
      `ID_DESK_FINGERPRINT_READER is "${text}". Name an agent on the visitor's own computer, as http://127.0.0.1:8891.`,
    );
  }
  return url.origin;
}
