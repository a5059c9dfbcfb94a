import { vars } from "@id-desk/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { headingOf } from "../runtime/frame/looks.ts";

export const person = style({ display: "flex", gap: vars.space[4], alignItems: "start" });

export const names = style({ minInlineSize: 0, display: "grid", gap: vars.space[1] });

export const name = style({ ...headingOf("lg"), overflowWrap: "anywhere" });

export const otherName = style({ margin: 0, lineHeight: vars.lineHeight.body });

export const code = style({ margin: 0, fontSize: vars.fontSize.md, fontVariantNumeric: "tabular-nums" });

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

/** As wide as its place, at most as wide as a hand; small, beside words; or large, to compare somebody with it. */
export const frame = styleVariants({
  lg: [box, { inlineSize: "8.5rem" }],
  sm: [box, { inlineSize: "6rem" }],
  xl: [box, { inlineSize: "12rem" }],
});

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  maxBlockSize: "none",
  border: "none",
  borderRadius: 0,
  objectFit: "cover",
});
