import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, row } from "../../runtime/frame/looks.ts";
import { box } from "../../runtime/frame/sheet.css.ts";

export { pageCount, searchFilters } from "../../lists/list.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space[3],
  margin: 0,
});

export const figure = style([
  box,
  { alignContent: "space-between", gap: vars.space[1], paddingBlock: vars.space[3] },
]);

export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

/** As high while it is read as afterwards. */
export const value = style([
  tabularFigures,
  {
    margin: 0,
    minBlockSize: "1.75rem",
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: "1.75rem",
  },
]);

export const islands = style([
  tabularFigures,
  {
    ...row,
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    marginBlock: `${vars.space[3]} 0`,
    minBlockSize: "1lh",
    fontSize: vars.fontSize.sm,
  },
]);

export const failed = style({
  ...row,
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.sm,
});

export const search = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "320px" } } });

/** Two beside each other on a telephone. */
export const choice = style({
  inlineSize: `calc((100% - ${vars.space[3]}) / 2)`,
  "@media": { [media.sm]: { inlineSize: "192px" } },
});

/** After the fields: what takes the filters away, and how many rows there are. */
export const end = style({ ...between, flex: "1 1 256px", alignSelf: "end" });
