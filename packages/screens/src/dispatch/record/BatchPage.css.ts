import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is read when there is time: below the cards, side by side where there is room. */
export const record = style({
  display: "grid",
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  "@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
