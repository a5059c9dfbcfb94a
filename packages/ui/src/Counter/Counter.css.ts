import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const counter = style({ display: "flex", flexDirection: "column", lineHeight: vars.lineHeight.tight });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

const light = keyframes({ from: { color: vars.color.accent } });

const base = style({
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: "-0.02em",
  lineHeight: 1,
  animation: `${light} 200ms step-end`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const figure = styleVariants({ lg: vars.fontSize.figure, md: vars.fontSize.xl }, (fontSize) => [
  base,
  { fontSize },
]);

export const of = style({ fontSize: vars.fontSize.lg, color: vars.color.textMuted });

export const label = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
