import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const box = style({ alignItems: "center", minBlockSize: "56px" });

export const sign = style({
  display: "inline-flex",
  flex: "none",
  marginInlineStart: vars.space[4],
  fontSize: "1.5rem",
  color: vars.color.textMuted,
  selectors: { ":focus-within > &": { color: vars.color.accentText } },
});

export const control = style({
  alignSelf: "stretch",
  // Its label is in sight with it.
  scrollMarginBlock: "2.5rem",
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: "0.02em",
  "::placeholder": { fontWeight: vars.fontWeight.regular, letterSpacing: "normal" },
});

export const sound = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  // The place of a menu is kept until it comes.
  minInlineSize: "72px",
  marginInlineEnd: vars.space[2],
});
