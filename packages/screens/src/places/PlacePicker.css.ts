import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const failure = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  // The button is taller than the line that the sign before it belongs to.
  marginBlockStart: `calc((1lh - ${vars.space[8]}) / 2)`,
});
