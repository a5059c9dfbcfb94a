import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";
import { row } from "../../runtime/frame/looks.ts";

export const filters = style([list.filters, { alignItems: "start" }]);

export const search = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "344px" } } });

export const besideField = style(list.besideField);

export const count = style([list.count, { marginBlockStart: 0, ...list.besideField }]);

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

export const none = style({ color: vars.color.textMuted });

export const note = style({ margin: 0, color: vars.color.textMuted });
