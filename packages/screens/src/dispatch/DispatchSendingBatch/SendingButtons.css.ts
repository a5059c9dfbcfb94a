import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const end = style({ marginBlockStart: vars.space[8] });
