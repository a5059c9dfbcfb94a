import { tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export const body = style({ display: "grid", gap: vars.space[4] });

export const help = style({ margin: 0, color: vars.color.textMuted });

export const facts = style([tabularFigures, { userSelect: "text", overflowWrap: "anywhere" }]);

export const trial = style({ ...row, alignItems: "center", gap: vars.space[2] });
