import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const failure = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});
