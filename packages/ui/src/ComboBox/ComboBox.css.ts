import { style } from "@vanilla-extract/css";
import { fieldButton } from "../internal/Field/field-button.css.ts";
import { media, vars } from "../theme/index.ts";

export const opener = style([fieldButton, { minInlineSize: `max(36px, ${vars.size.rowCompact})` }]);

export const popover = style({
  position: "fixed",
  inset: "auto",
  zIndex: vars.z.overlay,
  margin: 0,
  padding: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
});

export const list = style({ padding: vars.space[1], outline: "none" });

export const heading = style({
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
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
  cursor: "pointer",
  outline: "none",
  selectors: {
    // The first under a heading brings its heading along.
    [`${heading} + &`]: { scrollMarginBlockStart: "28px" },
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.surfaceSunken },
    "&[data-active]": {
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
    '&[aria-selected="true"]': { fontWeight: vars.fontWeight.medium },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: "not-allowed" },
  },
  "@media": {
    // For fingers.
    "(pointer: coarse)": { paddingBlock: "11px" },
    [media.forcedColors]: {
      selectors: { "&[data-active]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const detail = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
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
