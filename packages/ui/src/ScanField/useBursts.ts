import { useLayoutEffect } from "react";
import type { TakeBurst } from "../internal/bursts.ts";
import { useRoot } from "../internal/root-context.ts";
import { useLatest } from "../internal/useLatest.ts";

/**
 * Hears each text that was typed as fast as a scanner types, once Enter or Tab ends it, wherever on the page that was.
 * Where `take` gives true, the fields get back what they held before, and the key that ended it does nothing. What is
 * pasted, filled in or typed by hand is left alone.
 */
export function useBursts(take: TakeBurst): void {
  const { bursts } = useRoot();
  const latest = useLatest(take);
  // With the page and not after it: a scan may end while it is drawn.
  useLayoutEffect(() => bursts.onEnd((text) => latest.current(text)), [bursts, latest]);
}
