import { style, styleVariants } from "@vanilla-extract/css";
import { tones, vars } from "../theme/index.ts";

/** The colours of each tone. */
export const colorsByTone = Object.fromEntries(
  tones.map((name) => [name, vars.color.tone[name]]),
) as typeof vars.color.tone;

/** Words in the colour of their tone. */
export const toneText = styleVariants(colorsByTone, ({ text }) => ({ color: text }));

/** A sign before a text, as high as the first line of the text. */
export const toneSign = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  fontSize: "1.15rem",
  lineHeight: "1.4rem",
});
