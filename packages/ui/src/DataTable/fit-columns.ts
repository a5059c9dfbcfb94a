import type { Column } from "./column.ts";

type Measured = Pick<Column<never>, "width" | "ch" | "keep" | "isRowHeader">;

/** What a column without a width counts for when a table decides whether it still fits, in pixels. */
const usualWidth = 160;

/** The usual size of text in a table, the width of a figure in it, and the edges of a cell, in pixels. */
const [textSize, figure, edges] = [14, 8.6, 24];

/**
 * The least width of a table: its columns and the width that is given for other parts. In pixels at the usual size of text.
 *
 * @param besides the width of the parts that are no columns, such as the boxes for selecting rows.
 * @param spacing what a figure needs beside its own width, as a share of the size of text.
 */
export function sumWidths(columns: readonly Measured[], besides = 0, spacing = 0): number {
  return columns.reduce(
    (sum, { width = usualWidth, ch }) => sum + (ch ? ch * (figure + spacing * textSize) + edges : width),
    besides,
  );
}

/** How wide a column is, for style sheets; nothing where it takes what is left. */
export function writeWidth({ width, ch }: Measured, spacing: number): string | undefined {
  // A `ch` knows nothing of the space between letters.
  if (ch) return `calc(${ch} * (1ch + ${spacing}em) + ${edges / 16}rem)`;
  return width === undefined ? undefined : `${width / 16}rem`;
}

function canBeLeftOut({ keep, isRowHeader }: Measured): boolean {
  return !keep && !isRowHeader;
}

/** How many columns have to go so that the others have room, as far as any may go. */
export function countLeftOut(columns: readonly Measured[], room: number, spacing = 0): number {
  let width = sumWidths(columns, 0, spacing);
  let count = 0;
  for (const column of columns.filter(canBeLeftOut).reverse()) {
    if (width <= room) break;
    width -= sumWidths([column], 0, spacing);
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
