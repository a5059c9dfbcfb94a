import type { TableControls } from "@id-desk/ui";
import { type RefObject, useRef } from "react";

/** Where the focus goes in a list's table, which is not there while it fails. */
export interface TableFocus {
  readonly table: RefObject<TableControls | null>;
  /** For the table, when it comes and goes. */
  readonly setControls: (controls: TableControls | null) => void;
  /** At once, or as soon as the table is there. */
  readonly focusCaption: () => void;
}

/** Puts the focus into a list's table where what was pressed goes away. */
export function useTableFocus(): TableFocus {
  const table = useRef<TableControls>(null);
  const isCaptionAwaited = useRef(false);
  const setControls = useRef((controls: TableControls | null) => {
    table.current = controls;
    if (!controls || !isCaptionAwaited.current) return;
    isCaptionAwaited.current = false;
    controls.focusCaption();
  }).current;
  return {
    table,
    setControls,
    focusCaption() {
      isCaptionAwaited.current = table.current === null;
      table.current?.focusCaption();
    },
  };
}
