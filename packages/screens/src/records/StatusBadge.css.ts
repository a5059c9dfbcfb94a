import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** The warning is next to the badge, or below it in a narrow cell. */
export const status = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  maxInlineSize: "100%",
  lineHeight: 1.2,
});

export const warning = style({
  color: vars.color.tone.warning.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});
