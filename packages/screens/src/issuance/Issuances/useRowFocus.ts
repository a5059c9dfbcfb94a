import type { TableControls } from "@id-desk/ui";
import { type RefObject, useEffect, useRef } from "react";

/** How often and how long the focus is watched, in milliseconds. */
const interval = 50;
const longest = 1000;

/**
 * Puts the focus back into the table when what was done with a row has taken its button away. A closing window holds
 * the focus for a while, and then gives it to nothing.
 */
export function useRowFocus(
  table: RefObject<TableControls | null>,
  field: RefObject<HTMLInputElement | null>,
): { readonly settle: (issuanceId: number) => void } {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    settle(issuanceId) {
      clearInterval(timer.current);
      let watched = 0;
      timer.current = setInterval(() => {
        watched += interval;
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && !table.current?.focusRow(issuanceId)) {
          if (table.current) table.current.focusCaption();
          else field.current?.focus();
        }
        if (isLost || watched >= longest) clearInterval(timer.current);
      }, interval);
    },
  };
}
