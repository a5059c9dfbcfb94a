import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { smallNote as work } from "../../runtime/frame/words.css.ts";

export const colleagues = style({ display: "grid", gap: vars.space[2], marginBlockEnd: vars.space[4] });
