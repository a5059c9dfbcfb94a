import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

const base = style({
  display: "block",
  maxInlineSize: "100%",
  backgroundColor: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const shape = styleVariants({
  text: [base, { blockSize: "0.75em", marginBlock: "0.425em", borderRadius: vars.radius.sm }],
  block: [base, { borderRadius: vars.radius.md }],
  circle: [base, { borderRadius: vars.radius.full }],
});
