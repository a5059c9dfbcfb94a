import type { TableControls } from "@id-desk/ui";
import { type RefObject, useEffect, useRef } from "react";
import { watchLostFocus } from "../../runtime/frame/watch-lost-focus.ts";

/** Puts the focus back into the table when what was done with a row has taken its button away. */
export function useRowFocus(
  table: RefObject<TableControls | null>,
  field: RefObject<HTMLInputElement | null>,
): { readonly settle: (issuanceId: number) => void } {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    settle(issuanceId) {
      stop.current?.();
      stop.current = watchLostFocus(() => {
        if (table.current?.focusRow(issuanceId)) return;
        if (table.current) table.current.focusCaption();
        else field.current?.focus();
      });
    },
  };
}
