import { type StyleRule, style } from "@vanilla-extract/css";
import { tabularFigures, vars } from "../theme/index.ts";

/** From which width up to four and up to eight steps are side by side. In em, so that larger text needs more. */
const room = { few: "(min-width: 36.6em)", several: "(min-width: 64em)" };

type Rule = Omit<StyleRule, "selectors" | "@container" | "@media">;

/** Applies a rule where the container is wide enough for the steps to be side by side. */
function sideBySide(rule: Rule): NonNullable<StyleRule["@container"]> {
  return {
    [room.few]: { selectors: { '[data-steps="few"] &': rule } },
    [room.several]: { selectors: { '[data-steps="several"] &': rule } },
  };
}

const { textMuted, accentText, borderStrong, tone } = vars.color;

export const list = style({
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@container": sideBySide({ flexDirection: "row" }),
});

const signSize = vars.fontSize.lg;

export const step = style({
  display: "grid",
  gridTemplate: `"sign words" auto "line words" 1fr / ${signSize} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  minInlineSize: 0,
  breakInside: "avoid",
  "@container": sideBySide({
    flex: "1 1 0",
    gridTemplate: `"sign line" auto "words words" 1fr / ${signSize} minmax(0, 1fr)`,
    columnGap: vars.space[2],
    rowGap: vars.space[2],
    maxInlineSize: "16rem",
  }),
});

export const sign = style({
  gridArea: "sign",
  display: "grid",
  placeItems: "center",
  // As high as the first line beside it.
  blockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.body})`,
  fontSize: signSize,
  selectors: {
    '[data-state="done"] > &': { color: tone.success.text },
    '[data-state="current"] > &': { color: accentText },
    '[data-state="waiting"] > &': { color: borderStrong },
    '[data-tone="danger"] > &': { color: tone.danger.text },
    '[data-tone="warning"] > &': { color: tone.warning.text },
  },
});

/** The line to the next step. A border, because browsers drop backgrounds on paper and in forced colours. */
export const way = style({
  gridArea: "line",
  justifySelf: "center",
  marginBlock: vars.space[1],
  border: `0 solid ${tone.success.text}`,
  borderInlineStartWidth: "1px",
  selectors: { '&[data-leads-to="waiting"]': { borderColor: borderStrong, borderStyle: "dashed" } },
  "@container": sideBySide({
    alignSelf: "center",
    justifySelf: "stretch",
    marginBlock: 0,
    marginInlineEnd: vars.space[2],
    borderInlineStartWidth: 0,
    borderBlockStartWidth: "1px",
  }),
});

export const words = style({
  gridArea: "words",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { [`${way} + &`]: { paddingBlockEnd: vars.space[5] } },
  "@container": sideBySide({ paddingBlockEnd: 0, paddingInlineEnd: vars.space[4] }),
});

export const label = style({
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '[data-state="current"] &, [data-state="problem"] &': { fontWeight: vars.fontWeight.semibold },
    '[data-state="waiting"] &': { color: textMuted, fontWeight: vars.fontWeight.regular },
  },
});

export const state = style({
  color: textMuted,
  selectors: {
    '[data-state="current"] &': { color: accentText, fontWeight: vars.fontWeight.medium },
    '[data-tone="danger"] &': { color: tone.danger.text, fontWeight: vars.fontWeight.medium },
    '[data-tone="warning"] &': { color: tone.warning.text, fontWeight: vars.fontWeight.medium },
  },
});

export const fact = style([tabularFigures, { color: textMuted }]);

export const note = style({ marginBlockStart: vars.space[1] });
