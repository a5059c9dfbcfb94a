import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, row } from "../../runtime/frame/looks.ts";

export const found = style({
  alignSelf: "center",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:empty": { display: "none" } },
});

export const outcome = style({ marginBlockEnd: vars.space[4] });

/** What is selected, and what can be done with it, directly over the boxes. */
export const bar = style({
  ...between,
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.accentSoft,
});

export const selected = style({ fontSize: vars.fontSize.sm, fontVariantNumeric: "tabular-nums" });

export const serials = style({
  ...row,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.fontSize.sm,
});

export const progress = style({
  ...row,
  alignItems: "center",
  gap: vars.space[3],
  fontVariantNumeric: "tabular-nums",
});
