import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ position: "relative", display: "inline-flex", flex: "none" });

export const count = style({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: "2px",
  minInlineSize: "18px",
  paddingInline: "4px",
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.danger.solid,
  color: vars.color.tone.danger.onSolid,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: "18px",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
