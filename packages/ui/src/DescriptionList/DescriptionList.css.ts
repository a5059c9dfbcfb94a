import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = styleVariants({
  columns: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
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
  fontSize: vars.fontSize.md,
  overflowWrap: "anywhere",
  selectors: { [`${item.rows} > &`]: { flex: "1 1 12rem" } },
});
