import { style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";

export const navigation = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[6],
  selectors: { "&[data-mini]": { gap: vars.space[2] } },
});

export const group = style({
  selectors: {
    "[data-mini] > & + &": {
      borderBlockStart: `1px solid ${vars.color.border}`,
      paddingBlockStart: vars.space[2],
    },
  },
});

export const groupTitle = style({
  paddingInline: "11px",
  paddingBlockEnd: vars.space[1],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const list = style({ display: "flex", flexDirection: "column", gap: "2px" });

export const place = style([
  focusRing,
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: vars.space[3],
    minBlockSize: vars.size.row,
    // The icon stands in the middle of the mini mode's width, and does not move when the drawer opens.
    paddingInline: "11px",
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.md,
    color: vars.color.text,
    textDecoration: "none",
    cursor: "pointer",
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      "&:hover": { backgroundColor: vars.color.surfaceSunken },
      '&[aria-current="page"]': {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: vars.fontWeight.medium,
      },
      '&[aria-current="page"]::before': {
        content: "",
        position: "absolute",
        insetBlock: "8px",
        insetInlineStart: 0,
        inlineSize: "3px",
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.accent,
      },
      '&[aria-disabled="true"]': {
        color: vars.color.tone.muted.text,
        backgroundColor: "transparent",
        cursor: "not-allowed",
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]::before': { backgroundColor: "Highlight" },
          '&[aria-disabled="true"]': { color: "GrayText" },
        },
      },
    },
  },
]);

export const icon = style({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  // With the reader's text, of which it is a sign.
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  fontSize: "1.125rem",
  lineHeight: 1,
  color: vars.color.textMuted,
  selectors: {
    '[aria-current="page"] > &, [aria-disabled="true"] > &': { color: "inherit" },
    '[aria-disabled="true"] > &': { opacity: 0.6 },
  },
});

/** The first letter of an item that has no icon. */
export const letter = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold });

export const title = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const away = style({ flex: "none", display: "inline-flex", color: vars.color.textMuted });

export const unsupported = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.row,
  paddingInline: "11px",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
