import { useCallback } from "react";
import { useLatest } from "../internal/useLatest.ts";
import type { RowKey } from "./column.ts";

/** Which rows are chosen, and the words of their boxes. */
export type TableSelection<Row> = {
  selectedKeys: ReadonlySet<RowKey>;
  onChange: (selectedKeys: ReadonlySet<RowKey>) => void;
  /** The words of the box that chooses every row that is listed; others stay as they are. */
  allLabel: string;
  /** The words of one row's box, naming the row. */
  getLabel: (row: Row) => string;
};

const none: ReadonlySet<RowKey> = new Set();

/** What is chosen among the rows, and handlers that stay the same while it changes. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  getRowKey: (row: Row) => RowKey,
) {
  const latest = useLatest({ selection, rows, getRowKey });
  const onSelect = useCallback(
    (key: RowKey, isSelected: boolean) => {
      const next = new Set(latest.current.selection?.selectedKeys);
      if (isSelected) next.add(key);
      else next.delete(key);
      latest.current.selection?.onChange(next);
    },
    [latest],
  );
  const onSelectAll = useCallback(
    (isSelected: boolean) => {
      const { selection, rows, getRowKey } = latest.current;
      // Rows that are not listed now stay as they were chosen.
      const next = new Set(selection?.selectedKeys);
      for (const key of rows.map(getRowKey)) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      selection?.onChange(next);
    },
    [latest],
  );
  const selectedKeys = selection?.selectedKeys ?? none;
  const isEveryRow =
    rows.length > 0 &&
    selectedKeys.size >= rows.length &&
    rows.every((row) => selectedKeys.has(getRowKey(row)));
  const chosen = selectedKeys.size === 0 ? "none" : isEveryRow ? "all" : "some";
  return { selectedKeys, chosen, onSelect, onSelectAll } as const;
}
