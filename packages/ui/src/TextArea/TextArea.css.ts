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
  flex: "none",
  maxInlineSize: "50%",
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.body,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  selectors: {
    "&[data-over]": { color: vars.color.tone.danger.text, fontWeight: vars.fontWeight.semibold },
  },
});
