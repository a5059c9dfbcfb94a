import { style, styleVariants } from "@vanilla-extract/css";
import { tones, vars } from "../theme/index.ts";

const base = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  // Seen only where the system's own colours take the tint away.
  border: "1px solid transparent",
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  color: vars.color.text,
});

export const tone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, vars.color.tone[name]])) as typeof vars.color.tone,
  (colors) => [base, { backgroundColor: colors.soft }],
);

export const sign = styleVariants(
  Object.fromEntries(tones.map((name) => [name, vars.color.tone[name]])) as typeof vars.color.tone,
  (colors) => ({
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    blockSize: "1lh",
    fontSize: "1.15rem",
    lineHeight: "1.4rem",
    color: colors.text,
  }),
);

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gap: vars.space[1],
  overflowWrap: "anywhere",
});

export const heading = style({ fontWeight: vars.fontWeight.semibold });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  rowGap: vars.space[2],
  columnGap: vars.space[3],
  marginBlockStart: vars.space[2],
});

/** Across the whole page, above everything else. */
export const banner = style({ borderRadius: 0, borderInline: 0, borderBlockStart: 0 });
