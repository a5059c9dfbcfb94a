import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const anchor = style({ display: "contents" });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  zIndex: vars.z.overlay,
  inlineSize: "max-content",
  maxInlineSize: "min(320px, calc(100vw - 16px))",
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.body,
  textAlign: "start",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
