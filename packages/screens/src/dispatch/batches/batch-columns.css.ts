import { vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const number = style({
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Cut at its end, where it is longer than its column, from right to left too.
  direction: "ltr",
  maxInlineSize: "100%",
});

globalStyle(`${number} > bdi`, { overflow: "hidden", textOverflow: "ellipsis" });

export const secondary = style({ display: "block", fontSize: vars.fontSize.xs, color: vars.color.textMuted });

export const problem = style({
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.tone.danger.text,
});

export const none = style({ color: vars.color.textMuted });

export const sent = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

export const sentSign = style({ color: vars.color.tone.success.text });
