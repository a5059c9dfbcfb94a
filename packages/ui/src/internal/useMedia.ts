import { useCallback, useSyncExternalStore } from "react";

/** Whether the window answers to a media query now; `assumed` is the answer where there is no window. */
export function useMedia(query: string, assumed = true): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => assumed,
  );
}
