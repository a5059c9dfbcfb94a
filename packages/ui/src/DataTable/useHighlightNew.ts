import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { readAddedRows } from "./added-rows.ts";
import type { RowKey } from "./column.ts";
import { findRow } from "./find-row.ts";

type Options<Row> = {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
  /** Rows that arrive with the first answer are not new. */
  isLoading: boolean;
  isOn: boolean;
};

/** More rows than this at once are another list rather than news. */
const most = 20;

/** How long a new row is marked, in milliseconds, unless a newer one comes. */
const duration = 1200;

/**
 * Marks the newest rows for a moment when they are added while the reader looks on. The mark is set on the
 * drawn element and does not move while it stands, so it costs neither a rendering nor a frame.
 */
export function useHighlightNew<Row>({ body, rows, getRowKey, isLoading, isOn }: Options<Row>) {
  const before = useRef<readonly Row[]>(undefined);
  const marked = useRef<HTMLElement[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const added = before.current && isOn ? readAddedRows(before.current, rows, getRowKey) : undefined;
    before.current = isLoading ? undefined : rows;
    if (!added || added.count > most) return;
    for (const row of marked.current) row.removeAttribute("data-new");
    const fresh = added.at === "top" ? rows.slice(0, added.count) : rows.slice(-added.count);
    marked.current = fresh.flatMap((row) => findRow(body.current, getRowKey(row)) ?? []);
    for (const row of marked.current) row.setAttribute("data-new", "now");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const row of marked.current) row.setAttribute("data-new", "past");
    }, duration);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}
