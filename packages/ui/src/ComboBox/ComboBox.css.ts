import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const opener = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    minInlineSize: "36px",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: "transparent",
    fontSize: vars.fontSize.md,
    color: vars.color.textMuted,
    cursor: "pointer",
    selectors: { "&[data-hovered]": { color: vars.color.text }, "&:disabled": { cursor: "not-allowed" } },
  },
]);

export const popover = style({
  display: "flex",
  inlineSize: "max(var(--trigger-width), 220px)",
  maxInlineSize: "calc(100vw - 16px)",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  outline: "none",
});

export const list = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: "min(340px, 60vh)",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: vars.space[1],
  outline: "none",
});

export const heading = style({
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
});

export const option = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[2],
  minBlockSize: "36px",
  paddingBlock: "7px",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { backgroundColor: vars.color.surfaceSunken },
    "&[data-focused]": { backgroundColor: vars.color.accentSoft },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[data-selected]": { fontWeight: vars.fontWeight.medium },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const detail = style({
  display: "block",
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  fontSize: vars.fontSize.md,
  lineHeight: "calc(0.875rem * 1.6)",
  color: vars.color.accentText,
});

export const nothing = style({
  padding: vars.space[3],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
