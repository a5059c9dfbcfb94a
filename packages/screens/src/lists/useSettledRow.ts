import { type RefObject, useEffect, useRef } from "react";
import { watchLostFocus } from "../runtime/frame/watch-lost-focus.ts";
import type { TableFocus } from "./useTableFocus.ts";

/** Gives what puts the focus back into a row when what was done with it takes its button away; else into `field`. */
export function useSettledRow(
  { table }: TableFocus,
  field: RefObject<HTMLElement | null>,
): (rowKey: number) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (rowKey) => {
    stop.current?.();
    stop.current = watchLostFocus(() => {
      if (table.current?.focusRow(rowKey)) return;
      if (table.current) table.current.focusCaption();
      else field.current?.focus();
    });
  };
}
