import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** A drawing and what says it in words, one below the other. */
export const figure = style({ display: "flex", flexDirection: "column", gap: vars.space[2] });

/** What the colours of a drawing mean, in a line that wraps. */
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

/** One colour and its meaning. */
export const legendEntry = style({ display: "inline-flex", alignItems: "center", gap: "6px" });

/** What stands out among the words. */
export const strong = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
});
