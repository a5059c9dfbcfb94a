import { style } from "@vanilla-extract/css";
import { tones, vars } from "../theme/index.ts";

const { text, textMuted, accentText, borderStrong, tone } = vars.color;

/** A block as wide as its place, whose parts can follow its width, and which is black on white on paper. */
export const measuredBlock = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
  color: text,
  "@media": {
    // Paper is white in the dark mode too.
    print: {
      colorScheme: "light",
      vars: Object.fromEntries(
        [text, textMuted, accentText, borderStrong, ...tones.map((name) => tone[name].text)].map((color) => [
          color,
          "CanvasText",
        ]),
      ),
      color: "CanvasText",
      background: "Canvas",
    },
  },
});
