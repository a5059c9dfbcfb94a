import { useEffect } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** Takes the text of a scan. Returns the sentence to show; nothing for a text that is not taken. */
export type TakeScan = (text: string) => string | undefined;

const takers = new Set<TakeScan>();

/**
 * Hears each scan that is made while a dialog is open, except in its fields for codes. `take` returns the sentence that
 * the dialog shows and speaks; nothing for a text that is left to the dialog.
 */
export function useScansUnderDialog(take: TakeScan): void {
  const latest = useLatest(take);
  useEffect(() => {
    const taker: TakeScan = (text) => latest.current(text);
    takers.add(taker);
    return () => void takers.delete(taker);
  }, [latest]);
}

/** Takes a scan from an open dialog. Returns the sentence to show there; nothing where the dialog keeps the text. */
export function takeFromDialog(text: string): string | undefined {
  if (document.activeElement?.matches("[data-codes]")) return undefined;
  for (const take of takers) {
    const sentence = take(text);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
