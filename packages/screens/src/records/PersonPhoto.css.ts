import { vars } from "@id-desk/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const box = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  aspectRatio: "4 / 5",
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xl,
});

/** As wide as its place, at most as wide as a hand; or small, beside words. */
export const frame = styleVariants({
  lg: [box, { inlineSize: "8.5rem" }],
  sm: [box, { inlineSize: "6rem" }],
});

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  maxBlockSize: "none",
  border: "none",
  borderRadius: 0,
  objectFit: "cover",
});
