import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const batch = style({
  display: "grid",
  justifyItems: "start",
  lineHeight: 1.25,
});

export const number = style({
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const name = style({
  fontSize: vars.fontSize.xs,
  justifySelf: "stretch",
  // Asks for no room of its own, so that a long name widens nothing.
  inlineSize: 0,
  minInlineSize: "100%",
  color: vars.color.textMuted,
});

export const secondary = style({ display: "block", fontSize: vars.fontSize.xs, color: vars.color.textMuted });

export const problem = style({
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.tone.danger.text,
});

export const none = style({ color: vars.color.textMuted });

export const sent = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

export const sentSign = style({ color: vars.color.tone.success.text });
