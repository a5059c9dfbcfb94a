import { vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Short facts, each term beside its value. */
export const shortFacts = style({
  selectors: {
    // Before what a list of facts looks like elsewhere.
    "dl&": {
      gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
      columnGap: vars.space[4],
      rowGap: vars.space[2],
    },
  },
});

globalStyle(`dl${shortFacts} > div`, {
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "baseline",
});
