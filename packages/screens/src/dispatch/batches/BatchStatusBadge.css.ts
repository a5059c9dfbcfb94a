import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside the badge where there is room, else below it, both in one row of a list. */
export const status = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  maxInlineSize: "100%",
  lineHeight: 1.2,
});

export const discrepancy = style({
  color: vars.color.tone.warning.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});
