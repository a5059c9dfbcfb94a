import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, column, headingOf } from "../../runtime/frame/looks.ts";
import { box } from "../../runtime/frame/sheet.css.ts";

export { actions, fields, note, part, saved } from "../../runtime/frame/form.css.ts";
export { notices, page, person, sheet } from "../../runtime/frame/sheet.css.ts";

/** The find field, and beside it the country that a number of a passport needs. */
export const find = style({
  ...column,
  alignItems: "start",
  "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(12rem, 1fr)" } },
});

export const people = style({ ...column, gap: vars.space[3], margin: 0, padding: 0, listStyle: "none" });

/** Somebody who was found: face, facts and the button that chooses them. */
export const found = style([box, { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start" }]);

export const foundWords = style({ ...column, gap: vars.space[3] });

export const foundHead = style({ ...between, gap: vars.space[3] });

export const name = style({ ...headingOf("md"), overflowWrap: "anywhere" });

/** The face to compare, beside the facts where the window has room. */
export const compare = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": { [media.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

/** The person and those who look alike, side by side. */
export const sides = style({
  ...column,
  "@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" } },
});

export const side = style([box, { alignContent: "start", gap: vars.space[3] }]);
