import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

const { color } = vars;

/** No wider than an eye goes from a line's start to its word. */
export const place = style({ inlineSize: "100%", maxInlineSize: "30rem", minInlineSize: 0 });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  alignItems: "baseline",
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: color.text,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
});

export const sign = style({
  alignSelf: "start",
  marginBlockStart: "0.2em",
  fontSize: vars.fontSize.md,
  selectors: {
    '[data-state="passed"] > &': { color: color.tone.success.text },
    '[data-state="failed"] > &': { color: color.tone.danger.text },
    '[data-state="notChecked"] > &': { color: color.textMuted },
  },
});

export const text = style({ overflowWrap: "anywhere" });

/** Beside the text where it fits there, and below it otherwise. */
export const detail = style({
  display: "inline-block",
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const word = style({
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '[data-state="passed"] > &': { color: color.tone.success.text },
    '[data-state="failed"] > &': { color: color.tone.danger.text },
    '[data-state="notChecked"] > &': { color: color.textMuted },
  },
});
