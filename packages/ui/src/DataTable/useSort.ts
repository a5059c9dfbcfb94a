import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";
import type { Column, Sort } from "./column.ts";
import { nextSort, sortRows } from "./sort-rows.ts";

type Options<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: Sort | null | undefined;
  defaultSort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
};

type Ordered<Row> = { rows: readonly Row[]; ordered: readonly Row[]; column: Column<Row>; direction: string };

/** The rows in the order the reader chose, and what a press on a heading does to it. */
export function useSort<Row>(options: Options<Row>) {
  const [own, setOwn] = useState(options.defaultSort ?? null);
  const sort = options.sort === undefined ? own : options.sort;
  const latest = useLatest({ sort, onSortChange: options.onSortChange });
  const onSort = useCallback(
    (columnId: string) => {
      const next = nextSort(latest.current.sort, columnId);
      setOwn(next);
      latest.current.onSortChange?.(next);
    },
    [latest],
  );
  return { rows: useOrder(options.rows, options.columns, sort), sort, onSort };
}

function useOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null) {
  const last = useRef<Ordered<Row>>(undefined);
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.direction;
  const ordered = useMemo(() => {
    if (!column?.sortValue || !direction) return rows;
    const before = last.current;
    // An appended row finds its place in the order that stands; anything else is ordered anew.
    const canContinue =
      before?.column === column && before.direction === direction && isStartOf(before.rows, rows);
    return sortRows(rows, column.sortValue, direction, canContinue ? before.ordered : []);
  }, [rows, column, direction]);
  useEffect(() => {
    last.current = column && direction ? { rows, ordered, column, direction } : undefined;
  }, [rows, ordered, column, direction]);
  return ordered;
}

function isStartOf<Row>(start: readonly Row[], rows: readonly Row[]): boolean {
  return start.length <= rows.length && start.every((row, index) => row === rows[index]);
}
