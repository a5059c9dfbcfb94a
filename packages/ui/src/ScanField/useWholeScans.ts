import { useCallback } from "react";
import { useRoot } from "../internal/root-context.ts";

/**
 * Returns what gives the page a scan of a scanner that is no keyboard: an open dialog or the page takes it, wherever the
 * focus is, and no field is typed into. It returns whether the scan was taken.
 */
export function useWholeScans(): (text: string) => boolean {
  const { bursts } = useRoot();
  return useCallback((text) => [...bursts.takers].some((take) => take(text, true)), [bursts]);
}
