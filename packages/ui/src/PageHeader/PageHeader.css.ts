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

// The way back. For fingers it reaches over what is above and below, which cannot be pressed.
globalStyle(`${header} > :first-child:not(${row}) a`, {
  "@media": {
    "(pointer: coarse)": {
      position: "relative",
      minBlockSize: "44px",
      marginBlock: "-10px",
    },
  },
});

/** Gives way to what can be done, down to the width of a small window; there it has the row to itself. */
export const words = style({ flex: "1 1 20rem", display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});

export const title = style({
  margin: 0,
  // However large the reader's text, a number that does not break fits on a small window.
  fontSize: `min(${vars.fontSize.xl}, 9.5vw)`,
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
  selectors: {
    "&[data-keeps-room]": {
      alignContent: "start",
      inlineSize: "100%",
      minBlockSize: `calc(${vars.size.field} + ${vars.space[2]} + ${vars.fontSize.xs} * ${vars.lineHeight.body})`,
    },
  },
  "@media": {
    [media.sm]: {
      justifyContent: "end",
      marginInlineStart: "auto",
      textAlign: "end",
      selectors: { "&[data-keeps-room]": { inlineSize: "16rem" } },
    },
  },
});

// On one line, beside the words of the header, so that the page below stays where it is when a reason comes or goes;
// on a small window as far as it goes.
globalStyle(`${actions} > ${reason}`, {
  minInlineSize: "max(100%, min(15rem, 100vw - 4rem))",
  // On the line of the words below the heading, and as large as other words about a record.
  marginBlockStart: "-4px",
  fontSize: vars.fontSize.sm,
});
