import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function for good, which calls the one of the last rendering; for handlers, not for rendering. */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
