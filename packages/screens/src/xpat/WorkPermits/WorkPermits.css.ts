import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";
import { row } from "../../runtime/frame/looks.ts";

export { besideCount, none, number, searchFilters } from "../../lists/list.css.ts";

export const field = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "288px" } } });

export const buttons = style([list.beside, { ...row, gap: vars.space[2] }]);
