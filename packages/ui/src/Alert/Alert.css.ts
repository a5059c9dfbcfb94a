import { style, styleVariants } from "@vanilla-extract/css";
import { colorsByTone } from "../internal/tones.css.ts";
import { vars } from "../theme/index.ts";

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

export const tone = styleVariants(colorsByTone, ({ soft }) => [base, { backgroundColor: soft }]);

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
