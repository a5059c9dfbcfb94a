import { media, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** What has two lines in one row, and is as high with one of them, so that rows are equally high: 52 px. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  alignContent: "center",
  minBlockSize: "2.6875rem",
  lineHeight: vars.lineHeight.tight,
});

// Each with all the room that there is, and cut at its own end.
const cut = { maxInlineSize: "100%", overflow: "hidden", textOverflow: "ellipsis" };

export const firstName = style(cut);
export const secondName = style({
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  // As much as the vowel signs of Thaana need, and no more than a row has.
  selectors: { "&:lang(dv)": { lineHeight: 1.5 } },
});

/** Who did something, below when; cut at its end, and never what follows it. */
export const by = style({
  display: "flex",
  maxInlineSize: "100%",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});

export const person = style({ minInlineSize: 0 });

export const typed = style({ flex: "none", whiteSpace: "pre" });

export const reason = style({ justifySelf: "stretch", fontWeight: vars.fontWeight.medium });

export const notes = style({ justifySelf: "stretch", fontSize: vars.fontSize.xs });

/** Words that are cut before what stands beside them. */
export const withPhoto = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[1],
});

export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  gap: vars.space[1],
});

/** At the row's end, whether it has a button before it or not. */
export const menu = style({
  inlineSize: "2rem",
  marginInlineStart: "auto",
  // For fingers, over the edge of its cell.
  "@media": { "(pointer: coarse)": { inlineSize: "44px", marginInlineEnd: "-12px" } },
});

/** On a line of their own the words of the first begin where the row's other lines do. */
export const actionsLine = style({ display: "flex", marginInlineStart: `calc(-1 * ${vars.space[3]})` });

/** The kinds of cards and the bar over them, on one line where both fit. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space[3],
  "@media": { [media.belowLg]: { display: "grid" } },
});

// In the middle of the first line of the bar beside them.
globalStyle(`${tools} > :not(:last-child)`, { "@media": { [media.lg]: { minBlockSize: vars.size.field } } });

/** As high as the bar, which comes a moment after the cards: a line, and two where they do not fit. */
export const bar = style({
  flex: "1 1 26rem",
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.field} + ${vars.space[4]})`,
  "@media": {
    [media.belowSm]: { minBlockSize: `calc(${vars.size.field} * 2 + ${vars.space[3]} + ${vars.space[4]})` },
  },
});
