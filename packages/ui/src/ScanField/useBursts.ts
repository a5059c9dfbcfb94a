import { useLayoutEffect } from "react";
import type { TakeBurst } from "../internal/bursts.ts";
import { useRoot } from "../internal/root-context.ts";
import { useLatest } from "../internal/useLatest.ts";

/** What takes whole scans, in whatever root of the page it is. */
export const wholeTakers = new Set<{ readonly current: TakeBurst }>();

/**
 * Hears each text that was typed as fast as a scanner types, once Enter or Tab ends it, wherever on the page that was.
 * Where `take` gives true, the fields get back what they held before, and the key that ended it does nothing. What is
 * pasted, filled in or typed by hand is left alone. A scan that `isWhole` comes from a scanner that types nothing, and is
 * taken wherever the focus is.
 */
export function useBursts(take: TakeBurst): void {
  const { bursts } = useRoot();
  const latest = useLatest(take);
  // With the page and not after it: a scan may end while it is drawn.
  useLayoutEffect(() => {
    const places = [bursts.takers, wholeTakers];
    for (const place of places) place.add(latest);
    return () => {
      for (const place of places) place.delete(latest);
    };
  }, [bursts, latest]);
}
