import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";
import { unseen } from "../VisuallyHidden/unseen.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const fullName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.belowMd]: unseen },
});

export const initials = style({ "@media": { [media.md]: { display: "none" } } });

export const popover = style({
  minInlineSize: "max(180px, var(--trigger-width))",
  maxInlineSize: "min(340px, calc(100vw - 16px))",
  overflow: "auto",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  outline: "none",
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
  },
});

export const menu = style({ padding: vars.space[1], outline: "none" });

export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[1],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const heading = style({
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.textMuted,
});

export const item = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[2],
  minBlockSize: "36px",
  paddingBlock: "7px",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  color: vars.color.text,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  // For fingers.
  "@media": { "(pointer: coarse)": { paddingBlock: "11px" } },
  selectors: {
    "&[data-focused]": { backgroundColor: vars.color.accentSoft },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
    "&[data-destructive]:not([data-disabled])": { color: vars.color.tone.danger.text },
    "&[data-destructive][data-focused]": { backgroundColor: vars.color.tone.danger.soft },
  },
});

export const icon = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  fontSize: vars.fontSize.md,
});

globalStyle(`${item} ${icon}`, { lineHeight: "calc(0.875rem * 1.6)", color: vars.color.textMuted });
globalStyle(`${item}[data-destructive]:not([data-disabled]) ${icon}`, { color: "inherit" });

// What is not chosen keeps the room of the mark, so that all choices stand on one edge.
globalStyle(`${item}[role="menuitemradio"]:not([data-selected]):not(:has(${icon}))`, {
  paddingInlineStart: `calc(2 * ${vars.space[2]} + ${vars.fontSize.md})`,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const description = style({
  display: "block",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});
