import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Names run their own way and begin where the column does.
  justifyItems: "start",
  lineHeight: 1.25,
});

export const below = style({
  maxInlineSize: "100%",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});
