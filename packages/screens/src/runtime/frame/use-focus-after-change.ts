import { useEffect, useRef } from "react";
import { useScreen } from "./screen-context.ts";
import { watchLostFocus } from "./watch-lost-focus.ts";

/**
 * Puts the focus on the page's heading when a change of the record's status has taken away what had it, such as the
 * button that was pressed.
 */
export function useFocusAfterChange(status: string): void {
  const { name } = useScreen();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The screen's own heading: a portal around it may have others.
    const heading = document.querySelector<HTMLElement>(`[data-idd-screen="${name}"] h1`);
    return watchLostFocus(() => heading?.focus({ preventScroll: true }));
  }, [status, name]);
}
