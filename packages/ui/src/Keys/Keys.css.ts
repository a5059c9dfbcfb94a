import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** From left to right in every language, as the keys are printed. */
export const keys = style({ display: "inline-flex", gap: vars.space[1], whiteSpace: "nowrap" });

export const key = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "24px",
  minBlockSize: "24px",
  paddingInline: "6px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontFamily: "inherit",
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
});
