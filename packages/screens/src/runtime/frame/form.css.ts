import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column, row } from "./looks.ts";

export { note } from "./words.css.ts";

/** The fields of a form, two side by side where the window has room. */
export const fields = style({
  ...column,
  alignItems: "start",
  "@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** One below the other. */
export const part = style(column);

/** The page after saving. Its lines are short enough to read. */
export const saved = style([part, { maxInlineSize: "48rem" }]);

/** Points of one sentence each. */
export const list = style({ margin: 0, paddingInlineStart: vars.space[5], overflowWrap: "anywhere" });

/** The buttons of a form. */
export const actions = style({ ...row, alignItems: "center", gap: vars.space[3] });
