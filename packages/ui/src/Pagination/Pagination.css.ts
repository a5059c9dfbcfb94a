import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.fontSize.sm,
});

export const range = style({ margin: 0, color: vars.color.textMuted });

export const turn = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

/** A select with its label beside it, for there is one line only. */
export const choice = style({});

globalStyle(`${choice} > *`, { display: "flex", alignItems: "center", gap: vars.space[2] });
