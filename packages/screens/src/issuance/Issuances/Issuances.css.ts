import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export { good as given, muted as missing, outstanding } from "../../runtime/frame/words.css.ts";

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

export const proof = style({ ...row, columnGap: vars.space[2], lineHeight: 1.35 });

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});
