import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = styleVariants({
  columns: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 16rem))",
    columnGap: vars.space[6],
    rowGap: vars.space[4],
  },
  rows: { display: "flex", flexDirection: "column" },
});

export const item = styleVariants({
  columns: { minInlineSize: 0 },
  rows: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
  },
});

export const term = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  selectors: { [`${item.rows} > &`]: { flex: "0 0 11rem" } },
});

export const value = style({
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
  overflowWrap: "anywhere",
  selectors: { [`${item.rows} > &`]: { flex: "1 1 12rem" } },
});
