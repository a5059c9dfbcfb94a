import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";
import { between, row } from "../../runtime/frame/looks.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space[3],
  margin: 0,
});

export const figure = style({
  display: "grid",
  alignContent: "space-between",
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});

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

export const filters = style([list.filters, { alignItems: "start" }]);

export const search = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "320px" } } });

/** Two beside each other on a telephone. */
export const choice = style({
  inlineSize: `calc((100% - ${vars.space[3]}) / 2)`,
  "@media": { [media.sm]: { inlineSize: "192px" } },
});

/** After the fields: what takes the filters away, and how many rows there are. */
export const end = style({ ...between, flex: "1 1 256px", alignSelf: "end" });

export const count = style([list.count, { marginBlockStart: 0 }]);
