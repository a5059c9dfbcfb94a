import type { RowKey } from "./column.ts";

/** How many rows a list has more than before, and at which end. */
export type AddedRows = { count: number; at: "top" | "bottom" };

/**
 * What was added to a list at one end, read from its first and last keys alone; nothing when the list was
 * replaced, shortened or mixed.
 */
export function readAddedRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  getRowKey: (row: Row) => RowKey,
): AddedRows | undefined {
  const count = after.length - before.length;
  if (count <= 0) return undefined;
  const keyAt = (rows: readonly Row[], index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : getRowKey(row);
  };
  if (before.length === 0) return { count, at: "bottom" };
  const last = before.length - 1;
  const stays = (offset: number) =>
    keyAt(before, 0) === keyAt(after, offset) && keyAt(before, last) === keyAt(after, offset + last);
  if (stays(0)) return { count, at: "bottom" };
  if (stays(count)) return { count, at: "top" };
  return undefined;
}
