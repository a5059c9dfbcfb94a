import { media, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";

/** What is read from a metre away: the field and its last result, beside them the figure and the log. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: vars.space[4],
  marginBlockEnd: vars.space[5],
  "@media": {
    [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space[8] },
    [media.md]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
    [media.lg]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)" },
  },
});

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

const column = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [media.belowMd]: { display: "contents" } },
};

export const side = style({
  ...column,
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  gap: vars.space[1],
});

// On a wide window the last result is next to the field, so that more cards are in sight.
export const main = style([
  { ...column, gap: vars.space[4] },
  {
    "@media": {
      [media.lg]: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr)",
        // Down to where the log ends.
        alignContent: "stretch",
      },
    },
  },
]);

// Each part has the whole width unless it has a place of its own below: the field, the figure and the result.
globalStyle(`:where(${main}, ${side}) > *`, { gridColumn: "1 / -1", minInlineSize: 0 });

const place = (gridColumn: string, gridRow: string) => ({ gridColumn, gridRow });

export const field = style(place("1 / 2", "1 / 2"));

export const counter = style({
  "@media": {
    [media.belowMd]: { gridColumn: "2 / 3", gridRow: "1 / 2", minInlineSize: "6rem" },
    [media.belowSm]: { gridColumn: "1 / 2", gridRow: "2 / 3" },
  },
});

export const otherWays = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  "@media": { [media.lg]: place("1 / 2", "2 / 3") },
});

/** Keeps off the window's edges when it is brought into sight. */
export const inSight = style({
  scrollMarginBlock: vars.space[3],
  // As high as what is on both sides of it.
  "@media": { [media.lg]: { ...place("2 / 3", "1 / 3"), display: "grid" } },
});

export const tallies = style({
  ...row,
  ...list,
  columnGap: vars.space[4],
  alignContent: "start",
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:empty": { display: "none" } },
  // On wider windows its lines are kept from the start, so that nothing below moves when a scan is refused or comes twice.
  "@media": {
    [media.sm]: {
      minBlockSize: "1lh",
      selectors: { "&:empty": { display: "flex" } },
    },
    [media.md]: { minBlockSize: "2lh" },
  },
});

export const missed = style({
  ...row,
  ...list,
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontWeight: vars.fontWeight.medium,
});

export const tally = style({
  selectors: {
    "&[data-tone]": { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
    '&[data-tone="danger"]': { color: vars.color.tone.danger.text },
  },
});

// As high as the result next to it, and at least as high as one scan with its button. Staff open the list to see the rest.
export const log = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  "@media": { [media.sm]: { contain: "size", minBlockSize: "3.375rem" } },
});

// An open list lies over what is below it, so that nothing moves.
globalStyle(`${log} > [data-open]`, {
  "@media": {
    [media.sm]: {
      position: "absolute",
      zIndex: vars.z.sticky,
      insetBlockStart: 0,
      insetInline: `calc(${vars.space[2]} * -1)`,
      background: vars.color.surface,
      boxShadow: vars.shadow.floating,
    },
  },
});
