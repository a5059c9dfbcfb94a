import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** The vowel signs of Thaana need the room that a line of a table does not have. */
export const thaana = style({ lineHeight: vars.lineHeight.body });
