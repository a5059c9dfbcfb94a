import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { exportWords } from "../../lists/list.css.ts";
import { between } from "../../runtime/frame/looks.ts";

export { none } from "../../lists/list.css.ts";
export { smallNote as note } from "../../runtime/frame/words.css.ts";

/** What the list is, and how many cards it has. */
export const bar = style({ ...between, alignItems: "baseline", gap: vars.space[2] });

export const count = style([exportWords, { margin: 0 }]);
