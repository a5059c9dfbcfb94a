import { wholeTakers } from "./useBursts.ts";

/**
 * Gives the page a scan of a scanner that is no keyboard. An open dialog or the page takes it, wherever the focus is, and
 * no field is typed into. Returns whether something took it.
 */
export function giveScan(text: string): boolean {
  // A dialog came after the page under it.
  return [...wholeTakers].reverse().some(({ current }) => current(text, true));
}
