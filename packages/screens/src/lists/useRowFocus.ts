import { type RefObject, useEffect, useRef } from "react";
import type { ListState } from "./useListReading.ts";
import { useTableFocus } from "./useTableFocus.ts";

/** Where the focus goes after what was done to a row, and when staff come back to one. */
export function useRowFocus<Row extends { readonly id: number }>({
  list,
  returnedFrom,
  field,
  hasActions,
}: {
  readonly list: Pick<ListState<Row>, "rows" | "isRefreshing" | "refresh">;
  /** The row that staff come back to, by its id or by what is known of it. */
  readonly returnedFrom: number | ((row: Row) => boolean) | undefined;
  /** The list's own field, which is there when its table is not. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether a row still has the button from which something was done. */
  readonly hasActions: (row: Row) => boolean;
}) {
  const { rows, isRefreshing, refresh } = list;
  const focus = useTableFocus();
  const { table } = focus;

  const awaitedRow = useRef(returnedFrom);
  const hasRows = rows.length > 0;
  useEffect(() => {
    const awaited = awaitedRow.current;
    if (!hasRows || awaited === undefined) return;
    awaitedRow.current = undefined;
    const id = typeof awaited === "function" ? rows.find(awaited)?.id : awaited;
    if (id !== undefined) table.current?.focusRow(id);
  }, [hasRows, rows, table]);

  const actedOn = useRef<number>(undefined);
  useEffect(() => {
    if (actedOn.current === undefined || isRefreshing) return;
    const row = rows.find(({ id }) => id === actedOn.current);
    actedOn.current = undefined;
    // To the button of its menu the dialog gives the focus back by itself, when it has faded out.
    if (row && hasActions(row)) return;
    // That button has gone, with its row to another tab or for want of actions.
    if (!isFocusLeft()) return;
    if (table.current) table.current.focusCaption();
    else field.current?.focus();
  }, [isRefreshing, rows, field, hasActions, table]);

  return {
    focus,
    /** Reads the list again after what was done to one of its rows. */
    refreshAfterAction(rowKey: number) {
      actedOn.current = rowKey;
      refresh();
    },
  };
}

/** Whether nobody has put the focus anywhere since a dialog was done with. */
function isFocusLeft(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;
}
