import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

export const way = style({
  ...row,
  display: "inline-flex",
  alignItems: "baseline",
  columnGap: vars.space[2],
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
});

/** The centre that staff are at, before the one that they pack for; and what is said beside that. */
export const beside = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const arrow = style({ alignSelf: "center", display: "inline-flex", color: vars.color.textMuted });

/** Where a portal shows no header of ours. */
export const packedFor = style({ margin: 0, marginBlockEnd: vars.space[5] });

/** The first thing under the title. A long word fits on a small window, however large the reader's text. */
export const large = style({
  fontSize: `min(${vars.fontSize.lg}, 7vw)`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
  overflowWrap: "anywhere",
});

/** As far from what follows as the facts are from each other. */
export const besideEnd = style([beside, { marginInlineEnd: vars.space[2] }]);

/** Its words begin where a line of its own begins, and it makes no line higher. */
export const wayAction = style({
  display: "inline-flex",
  marginBlock: `calc(${vars.space[1]} * -1)`,
  marginInline: `calc(${vars.space[3]} * -1)`,
});

export const facts = style({
  ...row,
  columnGap: vars.space[4],
  marginBlock: `calc(${vars.space[3]} * -1) ${vars.space[5]}`,
  marginInline: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
});

/** On a small window the field stands above what happened, which the page's end tells again. */
export const event = style({ "@media": { [media.belowSm]: { display: "none" } } });

/** Its room is kept until it comes. On a small window the number alone has room. */
export const barcode = style({
  display: "none",
  "@media": { [media.md]: { display: "block", inlineSize: 198, blockSize: 28 } },
});

/** Black on white in both modes: a reader sees nothing else. */
export const bars = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  paddingBlock: 2,
  borderRadius: vars.radius.sm,
  background: "#fff",
  color: "#000",
});

export const loading = style({ display: "grid", gap: vars.space[5] });

export const loadingDeck = style([
  loading,
  { "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } } },
]);

export const loadingRows = style({ display: "grid", gap: vars.space[2] });

/** What is read when there is time: below the cards, side by side where there is room. */
export const record = style({
  display: "grid",
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  "@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
