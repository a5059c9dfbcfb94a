import { style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";
import { fingerWidth } from "./hand-shape.ts";

const { color } = vars;

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  selectors: {
    "&[data-over]": { outline: `2px dashed ${color.accent}`, outlineOffset: vars.space[2] },
  },
});

export const progress = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

/** The hands and beside them what is happening; one below the other where there is no room. */
export const work = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[10]}` });

export const side = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space[4],
  flex: "1 1 18rem",
  minInlineSize: 0,
});

/** Side by side, or one below the other where there is no room. */
export const hands = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[8]}`,
  // As high as the drawing: the buttons are placed by it.
  alignItems: "start",
  alignSelf: "start",
  minInlineSize: 0,
});

export const hand = style({
  position: "relative",
  flex: "none",
  inlineSize: "min(100%, 18rem)",
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto", overflow: "hidden" });

const edge = 3;
const line = style({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });

export const fingerEdge = style([
  line,
  {
    strokeWidth: fingerWidth,
    stroke: color.borderStrong,
    selectors: {
      "&[data-current]": { stroke: color.accent, strokeWidth: fingerWidth + edge },
      "&:not([data-state])": { stroke: color.border },
    },
    "@media": {
      [media.forcedColors]: {
        stroke: "CanvasText",
        selectors: {
          "&[data-current]": { stroke: "Highlight" },
          "&:not([data-state])": { stroke: "GrayText" },
        },
      },
    },
  },
]);

export const fingerFill = style([
  line,
  {
    strokeWidth: fingerWidth - edge,
    stroke: color.surfaceSunken,
    selectors: {
      '&[data-state="needed"]': { stroke: color.surface },
      '&[data-state="next"]': { stroke: color.accentSoft },
      '&[data-state="taken"]': { stroke: color.tone.success.soft },
      '&[data-state="low"]': { stroke: color.tone.warning.soft },
      '&[data-state="exception"]': { stroke: color.tone.neutral.soft },
    },
    // Signs have the colour of text there, which is light on some systems.
    "@media": {
      [media.forcedColors]: { stroke: "Canvas", selectors: { "&[data-state]": { stroke: "Canvas" } } },
    },
  },
]);

export const palmEdge = style([
  line,
  {
    strokeWidth: edge,
    stroke: color.borderStrong,
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
]);

export const palm = style({
  fill: color.surfaceSunken,
  "@media": { [media.forcedColors]: { fill: "Canvas" } },
});

/** Over a finger of the drawing, from its word to its middle. */
export const finger = style([
  focusRing,
  {
    position: "absolute",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    inlineSize: "20%",
    minInlineSize: "44px",
    minBlockSize: "5.5rem",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    background: "none",
    font: "inherit",
    color: color.textMuted,
    cursor: "pointer",
    selectors: {
      '&[data-state="next"]': { color: color.accentText },
      '&[data-state="taken"]': { color: color.tone.success.text },
      '&[data-state="low"]': { color: color.tone.warning.text },
      '&[data-state="exception"]': { color: color.tone.neutral.text },
      "&:disabled, &[aria-disabled]": { cursor: "default" },
    },
  },
]);

export const word = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "center",
  blockSize: "2rem",
  paddingBlockEnd: "2px",
  maxInlineSize: "100%",
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.15,
  textAlign: "center",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: { '[aria-pressed="true"] > &': { fontWeight: vars.fontWeight.semibold } },
});

export const sign = style({ marginBlockStart: "0.6rem", fontSize: vars.fontSize.lg });

export const caption = style({
  position: "absolute",
  insetInline: "9% 28%",
  insetBlockEnd: "14%",
  textAlign: "center",
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
  pointerEvents: "none",
  selectors: { '[data-hand="right"] > &': { insetInline: "28% 9%" } },
});
