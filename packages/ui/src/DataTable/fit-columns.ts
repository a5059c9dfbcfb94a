import type { Column } from "./column.ts";

type Measured = Pick<Column<never>, "width" | "keep" | "isRowHeader">;

/** What a column without a width counts for when a table decides whether it still fits, in pixels. */
const usualWidth = 160;

/** How wide columns and what stands beside them are at least, in pixels at the usual size of text. */
export function sumWidths(columns: readonly Measured[], besides = 0): number {
  return columns.reduce((sum, { width = usualWidth }) => sum + width, besides);
}

function canBeLeftOut({ keep, isRowHeader }: Measured): boolean {
  return !keep && !isRowHeader;
}

/** How many columns have to go so that the others have room, as far as any may go. */
export function countLeftOut(columns: readonly Measured[], room: number): number {
  let width = sumWidths(columns);
  let count = 0;
  for (const column of columns.filter(canBeLeftOut).reverse()) {
    if (width <= room) break;
    width -= sumWidths([column]);
    count += 1;
  }
  return count;
}

/** The columns without the last `count` of those that may go; the same list when none goes. */
export function leaveOut<Each extends Measured>(columns: readonly Each[], count: number): readonly Each[] {
  if (count === 0) return columns;
  const gone = new Set(columns.filter(canBeLeftOut).slice(-count));
  return columns.filter((column) => !gone.has(column));
}
