import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export const totals = style({
  ...row,
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const outstanding = style({
  color: vars.color.tone.warning.text,
  fontWeight: vars.fontWeight.medium,
});
