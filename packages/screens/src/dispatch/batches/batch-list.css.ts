import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";

export const filters = style([list.filters, { alignItems: "start" }]);

// So wide that days, a button to clear and the count stand in one row with them on a screen of 1366 px.
export const numberField = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "216px" } } });

export const clearNumber = style({ alignSelf: "center", marginInlineEnd: vars.space[1] });

export const center = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "320px" } } });

export const clear = style(list.besideField);

export const count = style([list.count, { marginBlockStart: 0, ...list.besideField }]);

export const secondary = style({ display: "block", fontSize: vars.fontSize.xs, color: vars.color.textMuted });

export const problem = style({
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.tone.danger.text,
});

export const none = style({ color: vars.color.textMuted });

export const sent = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

export const sentSign = style({ color: vars.color.tone.success.text });
