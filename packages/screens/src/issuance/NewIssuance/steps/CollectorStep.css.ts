import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** Who was looked up: their photograph, and beside it whether they may. */
export const found = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.belowSm]: { flexDirection: "column" } },
});

export const words = style({ flex: 1, minInlineSize: 0, inlineSize: "100%" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[2],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
