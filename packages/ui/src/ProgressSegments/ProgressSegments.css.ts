import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const narrowLegend = style({ "@media": { [media.lg]: { display: "none" } } });

export const bar = style({
  display: "flex",
  gap: "2px",
  blockSize: "10px",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: vars.color.surfaceSunken,
});

const partBase = style({
  flexBasis: 0,
  // One of ten thousand can still be seen.
  minInlineSize: "4px",
  transition: `flex-grow ${vars.motion.calm} ${vars.motion.ease}`,
  forcedColorAdjust: "none",
});

export const part = styleVariants(vars.color.tone, ({ solid }, tone) => [
  partBase,
  { background: tone === "muted" ? vars.color.border : solid },
]);

/** The key of what is left, which has no sign. */
export const key = style({
  inlineSize: "0.625rem",
  blockSize: "0.625rem",
  borderRadius: vars.radius.sm,
  background: vars.color.border,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
