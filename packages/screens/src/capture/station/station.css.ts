import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { actions, note, part } from "../../runtime/frame/form.css.ts";

/** Two or three beside each other where the window has room. */
export const storedList = style({ margin: 0, paddingInlineStart: vars.space[5], columnWidth: "18rem" });
