import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";

/** Lies at an edge of the body, over which there is more to read, and goes with it: a cover of the body's own ground. */
function tellMore(edge: "top" | "bottom", side: "at the edge" | "with the words"): string {
  const { borderStrong, surfaceRaised } = vars.color;
  const image =
    side === "with the words"
      ? `linear-gradient(${surfaceRaised}, ${surfaceRaised})`
      : `linear-gradient(to ${edge}, transparent, color-mix(in srgb, ${borderStrong} 40%, transparent))`;
  return `${image} ${edge} / 100% 10px no-repeat ${side === "with the words" ? "local" : "scroll"}`;
}

// A name of its own: a composed style has several.
const words = style({});
// Stronger than a host's rule for all paragraphs or figures, as resets and text styles have them.
globalStyle(`${words} :is(p, figure):not([class])`, { margin: 0 });

/** What scrolls between the top and the foot of a window over the page. */
export const scrolledBody = style([
  focusRing,
  words,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    // Shaded where it goes on above or below. At either end the covers, which move with the words, lie over the shades.
    background: [
      tellMore("top", "with the words"),
      tellMore("bottom", "with the words"),
      tellMore("top", "at the edge"),
      tellMore("bottom", "at the edge"),
    ].join(", "),
    "@media": { [media.forcedColors]: { background: "none" } },
  },
]);
