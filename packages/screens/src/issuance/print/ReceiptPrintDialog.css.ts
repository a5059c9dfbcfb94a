import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ color: vars.color.textMuted });
