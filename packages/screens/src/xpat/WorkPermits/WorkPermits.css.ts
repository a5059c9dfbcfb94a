import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";
import { row } from "../../runtime/frame/looks.ts";

export const search = style([list.filters, { alignItems: "start" }]);

export const field = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "288px" } } });

export const buttons = style({ ...row, gap: vars.space[2], ...list.besideField });

export const count = style([list.count, { marginBlockStart: 0, ...list.besideField }]);

export const number = style([list.number, { fontWeight: vars.fontWeight.medium }]);

export const none = style({ color: vars.color.textMuted });
