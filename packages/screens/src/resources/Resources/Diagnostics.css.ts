import { tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export { part as body } from "../../runtime/frame/form.css.ts";

export { note as help } from "../../runtime/frame/words.css.ts";

export const facts = style([tabularFigures, { userSelect: "text", overflowWrap: "anywhere" }]);

export const trial = style({ ...row, alignItems: "center", gap: vars.space[2] });
