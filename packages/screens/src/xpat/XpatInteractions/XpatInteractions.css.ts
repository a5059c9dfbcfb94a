import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";
import { box } from "../../runtime/frame/sheet.css.ts";

export { pageCount, searchFilters } from "../../lists/list.css.ts";

/** All figures in one low strip, so that the rows are in sight. */
export const strip = style([
  box,
  tabularFigures,
  {
    ...row,
    columnGap: vars.space[4],
    rowGap: 0,
    paddingBlock: vars.space[2],
    fontSize: vars.fontSize.sm,
    lineHeight: "1.5rem",
  },
]);

export const figures = style({ ...row, columnGap: vars.space[6], margin: 0 });

export const figure = style({ display: "flex", alignItems: "baseline", gap: vars.space[1] });

export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const value = style({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  // Where the figures take several lines, each keeps the room of three signs from the start.
  "@media": { [media.belowLg]: { minInlineSize: "2.5em" } },
});

/** As high while it is read as afterwards. */
export const islands = style({
  ...row,
  flex: "1 1 16rem",
  columnGap: vars.space[3],
  margin: 0,
  minBlockSize: "1lh",
  "@media": { [media.lg]: { justifyContent: "end" }, [media.belowSm]: { minBlockSize: "2lh" } },
});

export const failed = style({
  ...row,
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.sm,
});

// All filters and the count are in one row on a screen of 1366 px, with a scrollbar too: the search takes what is left.
export const search = style({
  flex: "1 1 100%",
  "@media": { [media.sm]: { flexBasis: "184px", maxInlineSize: "320px" } },
});

/** Two beside each other on a telephone. */
export const choice = style({
  inlineSize: `calc((100% - ${vars.space[3]}) / 2)`,
  "@media": { [media.sm]: { inlineSize: "132px" } },
});

/**
 * After the fields: what takes the filters away, at the height of their labels, and how many rows there are. The count
 * keeps its place when the button comes.
 */
export const end = style({
  display: "grid",
  justifyItems: "end",
  alignContent: "end",
  marginInlineStart: "auto",
  "@media": { [media.sm]: { minBlockSize: "66px" } },
});

export const clear = style({
  marginBlock: "-7px -2px",
  marginInline: `calc(-1 * ${vars.space[3]})`,
  whiteSpace: "nowrap",
});

// A long outcome ends before the sign of the list.
globalStyle(`${choice} select`, {
  overflow: "clip",
  overflowClipMargin: "content-box",
  paddingInlineEnd: vars.space[7],
});
