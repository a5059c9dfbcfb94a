import { tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, bordered, headingOf, row } from "../../runtime/frame/looks.ts";

/** In columns, so that each card is as high as what is in it. */
export const cards = style({
  columns: "20rem",
  columnGap: vars.space[4],
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
});

export const card = style({
  minInlineSize: 0,
  marginBlockEnd: vars.space[4],
  breakInside: "avoid",
  padding: vars.space[5],
  ...bordered,
  overflowWrap: "anywhere",
});

export const heading = style({ ...headingOf("md"), marginBlockEnd: vars.space[3] });

export const list = style({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({ display: "grid", justifyItems: "start", gap: "2px" });

/** What a file is called, and at the end of the line how large it is. */
export const file = style({
  ...between,
  columnGap: vars.space[3],
  inlineSize: "100%",
});

export const name = style({ margin: 0, fontWeight: vars.fontWeight.medium });

export const description = style({ margin: 0, fontSize: vars.fontSize.sm });

export const way = style([tabularFigures, { margin: 0, userSelect: "text" }]);

export const facts = style([
  tabularFigures,
  {
    ...row,
    columnGap: vars.space[3],
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
  },
]);
