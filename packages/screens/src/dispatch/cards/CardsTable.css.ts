import { media, vars } from "@id-desk/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** What has two lines in one row, and is as high with one of them, so that rows are equally high. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  alignContent: "center",
  minBlockSize: "2.3rem",
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

/** Where rows have several, each action has its place, whichever of them a row has. */
export const placedActions = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[1],
});

// Words as long as a third of a row on a window of 320 px stay on one line.
globalStyle(`${placedActions} > button`, { paddingInline: "2px" });

export const place = styleVariants({
  removeCard: { gridArea: "1 / 1" },
  receiveCard: { gridArea: "1 / 1" },
  disputeCard: { gridArea: "1 / 2" },
  markCardMissing: { gridArea: "1 / 3" },
  // Only a card that is missing no more, or was found so, has it.
  undoCard: { gridArea: "1 / 3" },
});

/** On a line of their own the words of the first begin where the row's other lines do. */
export const actionsLine = style({ display: "flex", marginInlineStart: `calc(-1 * ${vars.space[3]})` });

/** As high as the bar over the cards, which comes a moment after them: a line, and two where they do not fit. */
export const tools = style({
  minBlockSize: `calc(${vars.size.field} + ${vars.space[4]})`,
  "@media": {
    [media.belowSm]: { minBlockSize: `calc(${vars.size.field} * 2 + ${vars.space[3]} + ${vars.space[4]})` },
  },
});
