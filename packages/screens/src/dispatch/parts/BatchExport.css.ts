import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const words = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
