import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/index.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const spinner = style({ display: "inline-flex", color: "inherit" });

export const ring = style({
  inlineSize: "1.15em",
  blockSize: "1.15em",
  borderRadius: "50%",
  border: "0.14em solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} 700ms linear infinite`,
  "@media": {
    // Waiting must still be seen where nothing may turn.
    [media.reducedMotion]: {
      borderInlineEndColor: "currentColor",
      animation: `${breathe} 2s ease-in-out infinite`,
    },
  },
});
