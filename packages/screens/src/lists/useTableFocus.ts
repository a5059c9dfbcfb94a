import type { TableControls } from "@id-desk/ui";
import { useRef } from "react";

/** Where the focus goes in a list's table, which is not there while it fails. */
export type TableFocus = ReturnType<typeof useTableFocus>;

/** Puts the focus into a list's table where what was pressed goes away. */
export function useTableFocus() {
  const table = useRef<TableControls>(null);
  const isCaptionAwaited = useRef(false);
  return {
    table,
    /** For the table, when it comes and goes. */
    setControls: useRef((controls: TableControls | null) => {
      table.current = controls;
      if (!controls || !isCaptionAwaited.current) return;
      isCaptionAwaited.current = false;
      controls.focusCaption();
    }).current,
    /** At once, or as soon as the table is there. */
    focusCaption: useRef(() => {
      isCaptionAwaited.current = table.current === null;
      table.current?.focusCaption();
    }).current,
  };
}
