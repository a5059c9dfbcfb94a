import { type RefObject, useLayoutEffect } from "react";
import { useMedia } from "../internal/useMedia.ts";
import * as css from "./AppShell.css.ts";

const name = "--idd-covered-top";

/**
 * Tells everything in the root how far a bar that stays reaches down over the page: it has one row or three, and
 * is higher for a reader who asked for larger text.
 */
export function useCoveredTop(bar: RefObject<HTMLElement | null>) {
  const isLow = useMedia(css.low, false);
  useLayoutEffect(() => {
    const root = bar.current?.closest<HTMLElement>(".idd-root");
    // On a low window it scrolls away, and the style sheet says so.
    if (!root || isLow) return;
    const tell = () => {
      const { height } = bar.current?.getBoundingClientRect() ?? { height: 0 };
      // Nothing on paper.
      if (height > 0) root.style.setProperty(name, `${height}px`);
    };
    const observer = new ResizeObserver(tell);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  }, [bar, isLow]);
}
