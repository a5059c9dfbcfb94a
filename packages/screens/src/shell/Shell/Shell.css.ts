import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const trail = style({
  marginBlockEnd: vars.space[2],
  "@media": { print: { display: "none" } },
});
