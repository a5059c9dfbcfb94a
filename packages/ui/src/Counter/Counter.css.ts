import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const counter = style({
  // On one line where it fits, so that more of the page is in sight.
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

const base = style({
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: "-0.02em",
  lineHeight: 1,
  "@media": {
    "not (prefers-reduced-motion: reduce)": { selectors: { "&[data-lit]": { color: vars.color.accent } } },
  },
});

export const figure = styleVariants({ lg: vars.fontSize.figure, md: vars.fontSize.xl }, (fontSize) => [
  base,
  { fontSize, "@media": { [media.belowSm]: { fontSize: `min(${fontSize}, 2.25rem)` } } },
]);

export const of = style({ fontSize: vars.fontSize.lg, color: vars.color.textMuted });

export const label = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
