import { globalStyle, style } from "@vanilla-extract/css";
import { reason } from "../Button/Button.css.ts";
import { media, vars } from "../theme/index.ts";

export const header = style({ display: "grid", gap: vars.space[2], marginBlockEnd: vars.space[5] });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const words = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: "-0.01em",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  outline: "none",
});

export const subtitle = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.md });

/** What can be done, and under it why something cannot. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  "@media": { [media.sm]: { justifyContent: "end", textAlign: "end" } },
});

// On one line, beside the words of the header, so that the page below stays where it is when a reason comes or goes.
globalStyle(`${actions} > ${reason}`, {
  "@media": { [media.sm]: { minInlineSize: "max(100%, 15rem)" } },
});
