import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[8],
  rowGap: vars.space[3],
  margin: 0,
});

export const item = style({ display: "grid", gap: "2px", minInlineSize: 0 });

export const term = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });

export const value = style({ margin: 0, fontSize: vars.fontSize.sm, overflowWrap: "anywhere" });
