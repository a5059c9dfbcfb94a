import { parseScan, todayIn } from "@id-desk/core";

/**
 * Reads what was scanned or typed as a batch number. Up to six digits alone mean a batch of this year, for
 * nobody types what stands on every packet. Nothing when it is no number of a batch.
 */
export function readBatchNumber(
  text: string,
  options: { readonly timeZone?: string; readonly now?: Date } = {},
): string | undefined {
  const scan = parseScan(text);
  if (scan.kind === "batch") return scan.batch_no;
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const year = todayIn(options.timeZone, options.now).slice(0, 4);
  return `DB-${year}-${digits.padStart(6, "0")}`;
}
