import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export { beside, besideCount, none, searchFilters } from "../../lists/list.css.ts";
export { note } from "../../runtime/frame/words.css.ts";

export const search = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "344px" } } });

/** Both scripts of a name on one line; the second one is cut first. */
export const scripts = style({
  display: "flex",
  alignItems: "baseline",
  columnGap: vars.space[2],
  maxInlineSize: "100%",
});

export const latin = style({ flex: "none", maxInlineSize: "100%" });

export const thaana = style({ minInlineSize: 0, color: vars.color.textMuted, fontSize: vars.fontSize.xs });

/** A text that is on two lines where it is long. */
export const twoLines = style({ display: "block", lineHeight: 1.25, whiteSpace: "normal" });

export const reason = style({
  ...row,
  flexWrap: "nowrap",
  columnGap: vars.space[1],
  maxInlineSize: "100%",
  whiteSpace: "nowrap",
  color: vars.color.tone.warning.text,
});

export const age = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });
