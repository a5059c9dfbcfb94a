import { tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column, row } from "../../../runtime/frame/looks.ts";
import { box } from "../../../runtime/frame/sheet.css.ts";

/** A chart and its table beside each other where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  alignItems: "start",
  gap: vars.space[6],
});

export const charts = style({ ...column, gap: vars.space[6] });

export const table = style({ ...column, minInlineSize: 0, gap: vars.space[2] });

export const exported = style({ justifySelf: "start" });

export const number = style([tabularFigures]);

export const totals = style({ ...row, gap: vars.space[4], margin: 0 });

export const total = style([box, { flex: "1 1 10rem", gap: vars.space[1] }]);

export const totalCount = style([
  tabularFigures,
  { margin: 0, fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.semibold },
]);

export const tools = style({ ...row, gap: vars.space[3] });
