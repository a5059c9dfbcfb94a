import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export const totals = style({
  ...row,
  margin: 0,
  padding: 0,
  listStyle: "none",
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

export const proof = style({ ...row, columnGap: vars.space[2], lineHeight: 1.35 });

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});

export const given = style({ color: vars.color.tone.success.text });

export const missing = style({ color: vars.color.textMuted });
