import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export { smallNote as count } from "../../runtime/frame/words.css.ts";

/** Narrow enough to read across a row, from the name of a centre to its mark. */
export const form = style({ display: "grid", gap: vars.space[5], maxInlineSize: "52rem" });

export const search = style({
  display: "grid",
  gap: vars.space[2],
  "@media": { [media.sm]: { maxInlineSize: "400px" } },
});

/** As the box, with its label and its count, will stand. */
export const loadingSearch = style([search, { fontSize: vars.fontSize.sm }]);
export const loadingField = style({ display: "grid", gap: vars.space[1] });
export const fieldHeight = vars.size.field;

/** As six rows of the list will stand. */
export const listHeight = `calc(6 * ${vars.size.field})`;

/** Stays in sight below a long list of centres. */
export const actions = style({
  position: "sticky",
  insetBlockEnd: "var(--idd-covered-bottom, 0px)",
  ...row,
  alignItems: "center",
  alignContent: "start",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  // Room for the line that asks to choose first, so that the button stays where it is when the line goes.
  minBlockSize: `calc(${vars.size.field} + 3 * ${vars.space[3]} + ${vars.fontSize.xs} * ${vars.lineHeight.body} + 1px)`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  zIndex: vars.z.sticky,
  // Enlarged so far, it would cover a good part of the list.
  "@media": { "(max-height: 479.98px)": { position: "static" } },
});
