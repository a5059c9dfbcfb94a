import type { Column, Sort, SortValue } from "./column.ts";

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function compareValues(a: NonNullable<SortValue>, b: NonNullable<SortValue>): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return words.compare(String(a), String(b));
}

/**
 * The rows in the order a column asks for. Rows that are equal keep the order they came in; rows without a
 * value come last. `from` is a result of an earlier call for the rows but the last few: an almost ordered
 * list is ordered again in one pass.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: Sort["direction"],
  from: readonly Row[] = [],
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  const values = new Map(rows.map((row) => [row, sortValue(row)]));
  const start = from.length === 0 ? [...rows] : [...from, ...rows.slice(from.length)];
  return start.sort((a, b) => {
    const left = values.get(a) ?? "";
    const right = values.get(b) ?? "";
    if (left === "" || right === "") return Number(left === "") - Number(right === "");
    return sign * compareValues(left, right);
  });
}

/** The order after one more press on a heading: up, then down, then as the rows came. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: "ascending" };
  return sort.direction === "ascending" ? { columnId, direction: "descending" } : null;
}

/** Whether a column's heading is a button. */
export function canSort<Row>(column: Column<Row>): boolean {
  return column.sortValue !== undefined || column.isSortable === true;
}
