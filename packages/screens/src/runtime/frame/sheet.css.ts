import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { bordered, column, inSight } from "./looks.ts";

/** A box with a border. */
export const box = style({ ...column, ...bordered, padding: vars.space[4] });

/** Two columns on a wide window, one on a narrow one. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space[8],
  rowGap: vars.space[5],
  justifyContent: "space-between",
});

/** The sections, and beside them the person; one column where the window has no room for both. */
export const page = style([
  sides,
  { "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 56rem) clamp(15rem, 32%, 22rem)" } } },
]);

export const notices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  selectors: { "&:empty": { display: "none" } },
});

export const sheet = style({ minInlineSize: 0, "@media": { [media.lg]: { gridColumn: 1, gridRow: 1 } } });

/** Beside the sections and always in sight; above them where there is one column. */
export const person = style([box, { "@media": { [media.lg]: inSight } }]);
