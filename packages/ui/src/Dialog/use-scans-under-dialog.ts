import { useEffect } from "react";
import { useLatest } from "../internal/useLatest.ts";

/**
 * Takes the text of a scan, and the field for codes that it was made in. Returns the sentence to show, or "" where there is
 * nothing to say; undefined for a text that is not taken.
 */
export type TakeScan = (text: string, codeField?: Element | null) => string | undefined;

/** What takes scans, and whether it takes those as well that are made in a field for codes. */
const takers = new Map<TakeScan, boolean>();

/**
 * Hears each scan that is made while a dialog is open, except in its fields for codes. `take` returns the sentence that
 * the dialog shows and speaks, "" where there is nothing to say; undefined for a text that is left to the dialog.
 */
export function useScansUnderDialog(
  take: TakeScan,
  {
    inCodeFields = false,
  }: {
    /** Hears scans in fields for codes as well: for codes that no field is meant for. */
    readonly inCodeFields?: boolean;
  } = {},
): void {
  const latest = useLatest(take);
  useEffect(() => {
    const taker: TakeScan = (text, field) => latest.current(text, field);
    takers.set(taker, inCodeFields);
    return () => void takers.delete(taker);
  }, [latest, inCodeFields]);
}

/**
 * Takes a scan from an open dialog. Returns the sentence to show there; undefined where the dialog keeps the text. A whole
 * scan is in no field, whatever has the focus.
 */
export function takeFromDialog(text: string, isWhole?: boolean): string | undefined {
  const codeField = isWhole ? null : document.activeElement?.closest("[data-codes]");
  for (const [take, inCodeFields] of takers) {
    if (codeField && !inCodeFields) continue;
    const sentence = take(text, codeField);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
