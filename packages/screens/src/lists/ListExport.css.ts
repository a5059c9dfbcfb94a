import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  // The words of a quiet button keep to the edge of what stands above it.
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});

export const words = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
