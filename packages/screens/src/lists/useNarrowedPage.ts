import { useMemo, useState } from "react";
import { narrowPage } from "./narrow-page.ts";
import type { ListQueryState } from "./use-list-query.ts";

/** A page that is narrowed without asking again. */
export type NarrowedPage<Row extends { readonly status: string }, Status extends string> = ReturnType<
  typeof useNarrowedPage<Row, Status>
>;

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
) {
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
    /** Every row of the page. */
    loaded,
    /** Those that are left. */
    rows,
    /** How many rows of the page have each status. */
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
