import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column } from "../../runtime/frame/looks.ts";

export { actions } from "../../runtime/frame/form.css.ts";

export const part = style(column);

export const note = style({ margin: 0, color: vars.color.textMuted, overflowWrap: "anywhere" });

/** Two or three beside each other where the window has room. */
export const storedList = style({ margin: 0, paddingInlineStart: vars.space[5], columnWidth: "18rem" });
