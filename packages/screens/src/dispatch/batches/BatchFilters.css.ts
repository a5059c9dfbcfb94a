import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** The height of a field's label and the gap under it, for what stands beside a field. */
const besideField = `calc(${vars.fontSize.sm} * ${vars.lineHeight.body} + ${vars.space[1]})`;

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space[3],
});

// So wide that days, a button to clear and the count stand in one row with them on a screen of 1366 px.
export const number = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "216px" } } });

export const clearNumber = style({ alignSelf: "center", marginInlineEnd: vars.space[1] });

export const center = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "320px" } } });

export const clear = style({ "@media": { [media.sm]: { marginBlockStart: besideField } } });

export const count = style({
  margin: 0,
  marginInlineStart: "auto",
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.size.field,
  "@media": { [media.sm]: { marginBlockStart: besideField } },
});
