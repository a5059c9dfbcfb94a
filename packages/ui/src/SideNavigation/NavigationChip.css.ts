import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

const words = createVar();
const soft = createVar();
const edge = createVar();
const solid = createVar();
const onSolid = createVar();

const { tone: toneColors, accentText, accentSoft, accent, onAccent } = vars.color;

export const tone = styleVariants(
  {
    ...toneColors,
    accent: { text: accentText, soft: accentSoft, border: accent, solid: accent, onSolid: onAccent },
  },
  (colors) => ({
    vars: {
      [words]: colors.text,
      [soft]: colors.soft,
      [edge]: colors.border,
      [solid]: colors.solid,
      [onSolid]: colors.onSolid,
    },
  }),
);

export const chip = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "50%",
  marginInlineStart: "auto",
  paddingInline: "6px",
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: "tabular-nums",
  color: words,
  backgroundColor: soft,
  borderColor: edge,
  selectors: {
    '&[data-variant="filled"]': { color: onSolid, backgroundColor: solid, borderColor: solid },
    '&[data-variant="outlined"]': { backgroundColor: "transparent" },
    '&[data-size="medium"]': { paddingBlock: "2px" },
    '&[data-size="large"]': { paddingBlock: vars.space[1], paddingInline: vars.space[2] },
  },
});

export const label = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const avatar = style({ flex: "none", display: "inline-grid", maxInlineSize: "1.25em" });

/** What is left of a chip where there is no room for words. */
export const dot = style({
  position: "absolute",
  insetBlockStart: "6px",
  insetInlineEnd: "6px",
  inlineSize: "8px",
  blockSize: "8px",
  borderRadius: vars.radius.full,
  backgroundColor: solid,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
