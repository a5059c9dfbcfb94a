import { useCallback } from "react";
import { useLatest } from "./use-latest.ts";

/** The same function for good, which calls the one of the last rendering; for handlers, not for rendering. */
export function useLatestCallback<Arguments extends readonly unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useLatest(callback);
  return useCallback((...given: Arguments) => latest.current(...given), [latest]);
}
