import { type RefObject, useEffect } from "react";
import { useRoot } from "../internal/root-context.ts";
import { useMedia } from "../internal/useMedia.ts";
import * as css from "./AppShell.css.ts";

/**
 * Tells everything in the root, overlays that stand elsewhere too, how far a bar that stays at an edge of the window
 * reaches over the page: the upper one has one row or three, the lower one is mostly empty, and both are higher for a
 * reader who asked for larger text. And how wide the buttons at the end of the upper one are.
 */
export function useCovered(bar: RefObject<HTMLElement | null>, edge: "top" | "bottom" | "end") {
  const isLow = useMedia(css.low, false);
  const { overlays } = useRoot();
  // On a low window the upper one scrolls away, and the style sheet says so.
  const stays = edge !== "top" || !isLow;
  useEffect(() => {
    const element = bar.current;
    if (!element || !stays) return;
    const name = `--idd-covered-${edge}`;
    // Found now: when this is undone, the bar may stand nowhere any more.
    const root = element.closest<HTMLElement>(".idd-root");
    const told = new Set<HTMLElement>();
    const tell = () => {
      const { width, height } = element.getBoundingClientRect();
      // On paper there is none, and the page on the screen stays as it is.
      if (edge === "top" && height === 0) return;
      element.toggleAttribute("data-covers", height > 0);
      for (const each of [root, overlays.read()]) {
        if (!each) continue;
        told.add(each);
        each.style.setProperty(name, `${edge === "end" ? width : height}px`);
      }
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    const stopFollowing = overlays.subscribe(tell);
    return () => {
      stopFollowing();
      observer.disconnect();
      for (const each of told) each.style.removeProperty(name);
    };
  }, [bar, edge, stays, overlays]);
}
