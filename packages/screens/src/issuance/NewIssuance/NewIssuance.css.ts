import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** The steps, and beside them the card; one column where the window has no room for both. */
export const steps = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  margin: 0,
  padding: 0,
  listStyle: "none",
  minInlineSize: 0,
  gridColumn: 1,
  "@media": { [media.md]: { gridRow: 1 } },
});

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space[8],
  rowGap: vars.space[5],
  "@media": {
    [media.md]: {
      gridTemplateColumns: "minmax(0, 48rem) minmax(18rem, 22rem)",
      justifyContent: "space-between",
    },
  },
});

/** Beside the steps and always in sight; above them where there is one column. */
export const side = style({
  minInlineSize: 0,
  "@media": {
    [media.md]: { gridColumn: 2, gridRow: 1, position: "sticky", insetBlockStart: vars.space[4] },
  },
});

export const notices = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  selectors: { "&:empty": { display: "none" } },
});
