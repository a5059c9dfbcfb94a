import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

const base = style([
  focusRing,
  {
    color: vars.color.accentText,
    // Said, so that what a portal says of links under the pointer does not show.
    background: "none",
    borderRadius: vars.radius.sm,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "from-font",
    cursor: "pointer",
  },
]);

export const variant = styleVariants({
  inline: [
    base,
    { textDecorationLine: "underline", selectors: { "&:hover": { textDecorationThickness: "2px" } } },
  ],
  standalone: [
    base,
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[1],
      minBlockSize: "24px",
      fontWeight: vars.fontWeight.medium,
      textDecorationLine: "none",
      selectors: { "&:hover": { textDecorationLine: "underline" } },
    },
  ],
});

/** On the edge of the words around the link: it has no ground of its own, into which a sign could reach. */
export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.15em" });
