import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "24px",
});

export const sign = style({ fontSize: "1rem" });

export const link = style({ fontWeight: vars.fontWeight.regular });
