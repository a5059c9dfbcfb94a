import { useCallback } from "react";
import { useLatest } from "./use-latest.ts";

/** The same function for good, which calls the one of the last rendering; for handlers, not for rendering. */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useLatest(callback);
  return useCallback((...given: Arguments) => latest.current(...given), [latest]);
}
