import { parseScan } from "@id-desk/core";
import { useMemo, useState } from "react";
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
  { status, narrow }: ListQueryState<NoInfer<Status> | "all">,
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

/**
 * The rows of a page that have a status, or `all`, and hold what was typed: a number, a name, or a part of one.
 *
 * @param listTexts what a row is found by.
 */
export function narrowPage<Row extends { readonly status: string }>(
  rows: readonly Row[],
  { typed, status }: { readonly typed: string; readonly status: string },
  listTexts: (row: Row) => readonly (string | null | undefined)[],
): readonly Row[] {
  const scan = parseScan(typed);
  // Of the code on a card its serial number is what rows have.
  const wanted = fold(scan.kind === "card" ? scan.serial_number : typed);
  if (wanted === "" && status === "all") return rows;
  return rows.filter(
    (row) =>
      (status === "all" || row.status === status) &&
      (wanted === "" || listTexts(row).some((text) => fold(text ?? "").includes(wanted))),
  );
}

/** As it is compared: numbers are read off cards in groups, and names are typed in small letters. */
function fold(text: string): string {
  return text.replaceAll(/[\s\u200b-\u200f\u2060]+/g, "").toLowerCase();
}
