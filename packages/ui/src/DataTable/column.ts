import type { ReactNode } from "react";
import type { breakpoints } from "../theme/index.ts";

/** What tells one row from every other, the same through every change of the row. */
export type RowKey = string | number;

/** Which column a table is ordered by, and which end comes first. */
export type Sort = { columnId: string; direction: "ascending" | "descending" };

/** What a column orders its rows by; nothing comes last, whatever the direction. */
export type SortValue = string | number | null | undefined;

/**
 * One column of a table: its heading, and what stands under it for a row.
 *
 * Keep the list of columns outside the component, or memoised: a new list draws every row again.
 */
export type Column<Row> = {
  id: string;
  /** The heading's words. */
  header: string;
  /** Keeps the heading for screen readers alone, for a column whose cells say what they are. */
  isHeaderHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "center" | "end" | undefined;
  /** The cell that names its row; a table has one. */
  isRowHeader?: boolean | undefined;
  /** In pixels at the usual size of text. Columns without a width share what is left, so leave it out of one. */
  width?: number | undefined;
  /**
   * In place of `width`, for codes, dates and times: how many figures have room on one line. Such a column is as wide as
   * its text needs, also where the reader has asked for other letters or for more space between them.
   */
  ch?: number | undefined;
  /** Leaves the column out on windows narrower than this. */
  hideBelow?: keyof typeof breakpoints | undefined;
  /**
   * Stays however narrow the table's place is. Where some columns have it and not every column has room, the others
   * but the one that names its row are left out, the last first, so what they say has to stand elsewhere too.
   */
  keep?: boolean | undefined;
  /**
   * What stands under the name of each row while the column is left out, where nothing else tells it. It is drawn
   * only then. The column that names the row comes first.
   */
  whenLeftOut?: ((row: Row) => ReactNode) | undefined;
  /** Puts that on a line of its own below what other columns say, with room for buttons. */
  hasOwnLine?: boolean | undefined;
  /** What the cell shows while another column has no room: a name in two scripts, in place of a column for each. */
  whenWithout?: { columnId: string; cell: (row: Row) => ReactNode } | undefined;
  /** Makes the heading a button that orders the rows by this value, in the browser. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** Makes the heading a button that only reports the wish, for rows that a server orders. */
  isSortable?: boolean | undefined;
};
