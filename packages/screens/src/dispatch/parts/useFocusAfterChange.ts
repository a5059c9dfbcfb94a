import { useEffect, useRef } from "react";

/**
 * Puts the focus on the page's heading when a change of the batch has taken away what had it, such as the
 * button that was pressed.
 */
export function useFocusAfterChange(status: string): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // A closing dialog gives the focus back first, and to nothing when its button is gone.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("main h1, h1")?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [status]);
}
