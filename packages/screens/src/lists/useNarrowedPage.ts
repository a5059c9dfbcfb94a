import { useMemo, useState } from "react";
import { narrowPage } from "./narrow-page.ts";
import type { ListQueryState } from "./use-list-query.ts";

/** A page that is narrowed without asking again. */
export interface NarrowedPage<Row, Status extends string> {
  /** Every row of the page. */
  readonly loaded: readonly Row[];
  /** Those that are left. */
  readonly rows: readonly Row[];
  /** How many rows of the page have each status. */
  readonly counts: Readonly<Record<Status, number>>;
  readonly isFiltered: boolean;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly hasFilters: boolean;
  readonly clearFilters: () => void;
}

/**
 * Narrows the page that is loaded to the status of its query, of which `all` is one, and to what is typed.
 *
 * @param statuses the same for good.
 * @param loaded kept the same until there is another answer.
 * @param listTexts what a row is found by; the same function for good.
 */
export function useNarrowedPage<Row extends { readonly status: string }, Status extends string>(
  loaded: readonly Row[],
  statuses: readonly Status[],
  { status, narrow }: ListQueryState<Status | "all">,
  listTexts: (row: Row) => readonly (string | null | undefined)[],
): NarrowedPage<Row, Status> {
  const [typed, type] = useState("");
  const rows = useMemo(
    () => narrowPage(loaded, { typed, status }, listTexts),
    [loaded, typed, status, listTexts],
  );
  const counts = useMemo(() => {
    const countOf = (word: Status) => narrowPage(loaded, { typed: "", status: word }, () => []).length;
    return Object.fromEntries(statuses.map((word) => [word, countOf(word)])) as Record<Status, number>;
  }, [loaded, statuses]);
  return {
    loaded,
    rows,
    counts,
    isFiltered: loaded.length > 0,
    typed,
    type,
    hasFilters: typed.trim() !== "" || status !== "all",
    clearFilters() {
      type("");
      if (status !== "all") narrow("all");
    },
  };
}
