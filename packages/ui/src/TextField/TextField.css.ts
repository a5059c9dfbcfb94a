import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

/** Fills the button, so that its title is there wherever the pointer is. */
export const clearSign = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "100%",
  blockSize: "100%",
});

export const clear = style([
  focusRing,
  {
    alignSelf: "center",
    flex: "none",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: "24px",
    blockSize: "24px",
    marginInlineEnd: vars.space[2],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: "transparent",
    fontSize: vars.fontSize.md,
    color: vars.color.textMuted,
    cursor: "pointer",
    selectors: {
      "&:hover": { color: vars.color.text, backgroundColor: vars.color.surfaceSunken },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
  },
]);
