import { useEffect, useRef } from "react";
import type { ScreenManifest } from "../../runtime/manifest.ts";

/** How often and how long the focus is watched, in milliseconds. */
const interval = 50;
const longest = 1000;

/**
 * Puts the focus on the page's heading when a change of the batch has taken away what had it, such as the
 * button that was pressed. A closing dialog holds the focus for a while, and then gives it to nothing.
 */
export function useFocusAfterChange(status: string, { name }: ScreenManifest): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The screen's own heading: a portal around it may have others.
    const heading = document.querySelector<HTMLElement>(`[data-idd-screen="${name}"] h1`);
    let watched = 0;
    const timer = setInterval(() => {
      watched += interval;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) heading?.focus({ preventScroll: true });
      if (isLost || watched >= longest) clearInterval(timer);
    }, interval);
    return () => clearInterval(timer);
  }, [status, name]);
}
