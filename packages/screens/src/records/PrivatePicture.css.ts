import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** On white in both modes: a print or a signature is drawn in dark lines. */
export const picture = style({
  background: "#fff",
  inlineSize: "100%",
  blockSize: "9rem",
  padding: vars.space[1],
});
