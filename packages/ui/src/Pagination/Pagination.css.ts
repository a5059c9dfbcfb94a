import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const range = style({ marginInlineEnd: "auto" });

export const steps = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const choice = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

export const box = style({ position: "relative", display: "inline-flex", alignItems: "center" });

export const select = style([
  focusRing,
  {
    appearance: "none",
    minBlockSize: vars.size.rowCompact,
    paddingInline: `${vars.space[2]} ${vars.space[7]}`,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    cursor: "pointer",
    selectors: { "&:hover": { borderColor: vars.color.text } },
  },
]);

export const arrow = style({
  position: "absolute",
  insetInlineEnd: vars.space[2],
  fontSize: vars.fontSize.md,
  pointerEvents: "none",
});
