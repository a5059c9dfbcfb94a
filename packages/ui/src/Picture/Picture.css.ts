import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

const picture = style({
  display: "block",
  alignSelf: "start",
  maxInlineSize: "100%",
  objectFit: "contain",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const size = styleVariants({
  sm: [picture, { maxBlockSize: "9rem" }],
  lg: [picture, { maxBlockSize: "60vh", marginInline: "auto" }],
});
