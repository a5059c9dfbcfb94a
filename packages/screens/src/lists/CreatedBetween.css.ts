import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const range = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[3],
  inlineSize: "100%",
  "@media": { [media.sm]: { inlineSize: "288px" } },
});
