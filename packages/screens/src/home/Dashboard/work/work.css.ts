import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column, headingOf, row } from "../../../runtime/frame/looks.ts";
import { box } from "../../../runtime/frame/sheet.css.ts";
import { note } from "../../../runtime/frame/words.css.ts";

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

export const lines = style([box, list, { gap: 0, paddingInline: vars.space[4] }]);

/** A line of what to do: one row where there is room, else its number and its days above its words. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"number days" "what what" "action action"',
  alignItems: "center",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
  "@media": {
    [media.lg]: {
      gridTemplateColumns: "9rem minmax(0, 1fr) 5.5rem 9.5rem",
      gridTemplateAreas: '"number what days action"',
      paddingBlock: vars.space[2],
    },
  },
});

export const number = style([tabularFigures, { gridArea: "number", fontWeight: vars.fontWeight.medium }]);

export const what = style({ gridArea: "what", overflowWrap: "anywhere" });

export const days = style([
  tabularFigures,
  {
    gridArea: "days",
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    selectors: {
      "&[data-late]": { color: vars.color.tone.warning.text, fontWeight: vars.fontWeight.semibold },
    },
  },
]);

export const action = style({
  gridArea: "action",
  justifySelf: "start",
  // As wide as each other, so that the buttons are one column.
  "@media": { [media.lg]: { justifySelf: "stretch" } },
});

export const calm = style([box]);

export const calmWords = style({ margin: 0, fontSize: vars.fontSize.md, overflowWrap: "anywhere" });

/** Fields beside each other, with what they say below them. */
export const bar = style({ ...row, alignItems: "start", gap: vars.space[4] });

/** Takes no room before it says anything. */
export const said = style([note, { selectors: { "&:empty": { position: "absolute" } } }]);

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
  gap: vars.space[4],
});

export const group = style([box, { gap: vars.space[2] }]);

export const groupHeading = style(headingOf("md"));

export const figures = style([list, { ...column, gap: 0 }]);

export const watchFigure = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Its name and its number at the two ends of a line, and one above the other where both do not fit. */
export const figureText = style({
  ...row,
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[4],
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
});

export const figureLink = style([
  figureText,
  { selectors: { "a&": { display: "flex", color: vars.color.text, fontWeight: vars.fontWeight.regular } } },
]);

export const figureLabel = style({
  selectors: { [`${figureLink} &`]: { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

export const figureCount = style([
  tabularFigures,
  {
    marginInlineStart: "auto",
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      [`${watchFigure}[data-zero] &`]: { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
    },
  },
]);
