import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const area = style({
  display: "block",
  minBlockSize: "80px",
  maxBlockSize: "320px",
  resize: "vertical",
  fieldSizing: "content",
  lineHeight: vars.lineHeight.body,
});

export const count = style({
  alignSelf: "end",
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  selectors: {
    "&[data-over]": { color: vars.color.tone.danger.text, fontWeight: vars.fontWeight.semibold },
  },
});
