import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export { box as person } from "../../runtime/frame/sheet.css.ts";
export { muted as term, smallNote as language } from "../../runtime/frame/words.css.ts";

/** On a window of 768 px always on a line of its own, from the start, so that nothing below moves when buttons come. */
export const actions = style({
  ...row,
  gap: vars.space[2],
  "@media": {
    [media.sm]: { justifyContent: "end", minInlineSize: "25rem", minBlockSize: vars.size.field },
  },
});

/** The answer, and beside it whose it is; one below the other where there is no room for both. */
export const top = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space[10],
  rowGap: vars.space[6],
  "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 22rem)" } },
});

export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "52rem",
});

/** Read aloud from an arm's length away. A long word fits on a small window, however large the reader's text. */
export const sentence = style({
  margin: 0,
  fontSize: `min(${vars.fontSize.xl}, 7vw)`,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: { '&[lang="dv"]': { lineHeight: 1.9 } },
});

/** A sentence, and above it the name of its language. */
export const inLanguage = style({ display: "grid", gap: vars.space[1] });

/** The same in the second language. */
export const otherSentence = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.border}`,
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  selectors: { '&[lang="dv"]': { lineHeight: 1.9 } },
});

export const chips = style({
  ...row,
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Short facts, two beside each other. */
export const facts = style({
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

export const progress = style({ marginBlock: vars.space[8] });

export const panels = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
});

/** A moment in one piece, also where it has left its column. */
/** Where a person can be looked for from the page itself. */
export const search = style({ marginBlockStart: vars.space[5], minBlockSize: "5rem" });
