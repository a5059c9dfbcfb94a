import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const clear = style({ alignSelf: "center", marginInlineEnd: vars.space[1] });
