import { type Ref, type RefObject, useImperativeHandle } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "../internal/useLatest.ts";
import type { RowKey } from "./column.ts";
import { findRow } from "./find-row.ts";

/** What a page can ask of a table: where to put the focus. */
export type TableControls = {
  /** Puts the focus on the caption, after a change of page. */
  focusCaption: () => void;
  /** Brings a row into sight and puts the focus on its first link or button, or its last; false when there is no such row. */
  focusRow: (key: RowKey, which?: "first" | "last") => boolean;
};

type Options<Row> = {
  region: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
  rowHeight: number;
  onScroll: () => void;
};

/** Hands a table's controls to the page that asked for them. */
export function useTableControls<Row>(controls: Ref<TableControls> | undefined, options: Options<Row>) {
  const latest = useLatest(options);
  useImperativeHandle(
    controls,
    () => ({
      focusCaption: () => latest.current.region.current?.querySelector("caption")?.focus(),
      focusRow: (key, which = "first") => {
        const { region, rows, getRowKey, rowHeight, onScroll } = latest.current;
        const element = region.current;
        const index = rows.findIndex((row) => getRowKey(row) === key);
        if (!element || index < 0) return false;
        if (!findRow(element, key)) {
          element.scrollTop = (index + 1) * rowHeight - element.clientHeight / 2;
          // The row has to stand on the page before it can take the focus.
          flushSync(onScroll);
        }
        const row = findRow(element, key);
        row?.scrollIntoView({ block: "nearest" });
        const stops = row?.querySelectorAll<HTMLElement>("a[href], button, input");
        const stop = stops?.[which === "first" ? 0 : stops.length - 1];
        stop?.focus();
        return stop != null;
      },
    }),
    [latest],
  );
}
