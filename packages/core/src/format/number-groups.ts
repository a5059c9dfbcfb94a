import { readIdNumber } from "../validation/id-number.ts";
import { readSerialNumber } from "../validation/serial-number.ts";

/**
 * Splits a serial number into groups that the eye can check: SN, 000, 1234. Joined they are the number
 * again, so that what is copied is plain. Anything else stays in one piece.
 */
export function formatSerialNumber(text: string): readonly string[] {
  const serialNumber = readSerialNumber(text);
  return serialNumber ? [serialNumber.slice(0, 2), serialNumber.slice(2, 5), serialNumber.slice(5)] : [text];
}

/** Splits an ID number into groups that the eye can check: A, 123, 456. Anything else stays in one piece. */
export function formatIdNumber(text: string): readonly string[] {
  const idNumber = readIdNumber(text);
  return idNumber ? [idNumber.slice(0, 1), idNumber.slice(1, 4), idNumber.slice(4)] : [text];
}
