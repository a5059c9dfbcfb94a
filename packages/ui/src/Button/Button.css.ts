import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";

const unusable = '&:disabled, &[aria-disabled="true"]:not([data-pending])';

const base = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    maxInlineSize: "100%",
    border: "1px solid transparent",
    borderRadius: vars.radius.md,
    backgroundColor: "transparent",
    fontFamily: "inherit",
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    touchAction: "manipulation",
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      [unusable]: {
        cursor: "not-allowed",
        color: vars.color.textMuted,
        // A flat ground without an edge, where a button that can be pressed has an edge or a colour.
        backgroundColor: vars.color.surfaceSunken,
        borderColor: "transparent",
      },
      "&[data-pending]": { cursor: "progress" },
      "&[data-full-width]": { inlineSize: "100%" },
    },
    "@media": {
      [media.forcedColors]: {
        borderColor: "ButtonBorder",
        selectors: { [unusable]: { borderColor: "GrayText", color: "GrayText" } },
      },
    },
  },
]);

const usable = ':not(:disabled, [aria-disabled="true"])';

export const variant = styleVariants({
  primary: [
    base,
    {
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      selectors: {
        [`&:hover${usable}`]: { backgroundColor: vars.color.accentHover },
        [`&:active${usable}`]: { backgroundColor: vars.color.accentPressed },
      },
    },
  ],
  secondary: [
    base,
    {
      color: vars.color.text,
      backgroundColor: vars.color.surface,
      borderColor: `color-mix(in srgb, ${vars.color.borderStrong} 55%, ${vars.color.surface})`,
      selectors: {
        [`&:hover${usable}, &[aria-expanded="true"]`]: {
          backgroundColor: vars.color.surfaceSunken,
          borderColor: vars.color.borderStrong,
        },
        [`&:active${usable}`]: { borderColor: vars.color.text },
      },
    },
  ],
  quiet: [
    base,
    {
      color: vars.color.accentText,
      selectors: {
        [`&:hover${usable}, &[aria-expanded="true"]`]: { backgroundColor: vars.color.accentSoft },
        [unusable]: { backgroundColor: "transparent", borderColor: "transparent" },
      },
    },
  ],
  danger: [
    base,
    {
      color: vars.color.tone.danger.onSolid,
      backgroundColor: vars.color.tone.danger.solid,
      selectors: {
        [`&:hover${usable}`]: {
          backgroundColor: `color-mix(in srgb, ${vars.color.tone.danger.solid} 88%, ${vars.color.text})`,
        },
        [`&:active${usable}`]: {
          backgroundColor: `color-mix(in srgb, ${vars.color.tone.danger.solid} 78%, ${vars.color.text})`,
        },
      },
    },
  ],
});

export const size = styleVariants({
  md: { minBlockSize: vars.size.field, paddingBlock: vars.space[1], paddingInline: vars.space[4] },
  sm: { minBlockSize: vars.size.rowCompact, paddingBlock: "2px", paddingInline: vars.space[3] },
});

export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.15em", marginInline: "-2px" });

/** Under the button and those beside it, in a row of its own where the row wraps; it makes nothing wider. */
export const reason = style({
  order: 1,
  display: "block",
  flexBasis: "100%",
  inlineSize: 0,
  minInlineSize: "100%",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.body,
  textWrap: "pretty",
  whiteSpace: "normal",
});

export const reasonHolder = style({ display: "contents" });

/** Holds the words and what stands for them while pending in one cell, so that the width never changes. */
export const stack = style({
  display: "inline-grid",
  justifyItems: "center",
  alignItems: "center",
  minInlineSize: 0,
});

export const layer = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: {
    '&[data-shown="false"]': { opacity: 0 },
    '&[data-shown="false"][aria-hidden="true"]': { visibility: "hidden" },
  },
});

// What nobody sees and turns all the same keeps an old computer busy.
globalStyle(`${layer}[data-shown="false"] *`, { animation: "none" });
