import { type RefObject, useEffect } from "react";
import { useRoot } from "../internal/root-context.ts";
import { useMedia } from "../internal/useMedia.ts";
import * as css from "./AppShell.css.ts";

const name = "--idd-covered-top";

/**
 * Tells everything in the root, overlays that stand elsewhere too, how far a bar that stays reaches down over the
 * page: it has one row or three, and is higher for a reader who asked for larger text.
 */
export function useCoveredTop(bar: RefObject<HTMLElement | null>) {
  const isLow = useMedia(css.low, false);
  const { overlays } = useRoot();
  useEffect(() => {
    const element = bar.current;
    // On a low window it scrolls away, and the style sheet says so.
    if (!element || isLow) return;
    const readRoots = () => [element.closest<HTMLElement>(".idd-root"), overlays.read()];
    const tell = () => {
      const { height } = element.getBoundingClientRect();
      // On paper there is none, and the page on the screen stays as it is.
      if (height > 0) for (const root of readRoots()) root?.style.setProperty(name, `${height}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    const stopFollowing = overlays.subscribe(tell);
    return () => {
      stopFollowing();
      observer.disconnect();
      for (const root of readRoots()) root?.style.removeProperty(name);
    };
  }, [bar, isLow, overlays]);
}
