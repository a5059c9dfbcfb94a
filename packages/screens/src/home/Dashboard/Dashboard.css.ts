import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, column, headingOf, row } from "../../runtime/frame/looks.ts";
import { box } from "../../runtime/frame/sheet.css.ts";

export { beside as searchButton } from "../../lists/list.css.ts";
export { actions } from "../../runtime/frame/form.css.ts";

export const asOf = style([
  tabularFigures,
  {
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    "@media": {
      // Room for its words in any language. Without it the words beside would take more lines when these come.
      [media.sm]: { minInlineSize: "17em", textAlign: "end" },
      // A line of its own, from the first moment.
      [media.belowSm]: { flexBasis: "100%", minBlockSize: `calc(1em * ${vars.lineHeight.body})` },
    },
  },
]);

/** A part of the page, with room below it. */
export const section = style({ ...column, marginBlockEnd: vars.space[8] });

/** As high before the field has come as with it. */
export const scan = style({
  maxInlineSize: "480px",
  minBlockSize: "7.8rem",
  marginBlockEnd: vars.space[6],
  "@media": { [media.sm]: { minBlockSize: "6.6rem" } },
});

export const heading = style(headingOf("lg"));

export const search = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[6] });

export const searchForm = style({ ...row, alignItems: "start", gap: vars.space[3], maxInlineSize: "480px" });

export const searchField = style({ flex: "1 1 224px" });

/** What waits, and beside it what to do next. On a narrow window one below the other. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space[5],
  alignItems: "start",
  "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 19rem) minmax(0, 1fr)" } },
});

/** The figures of one area. */
export const area = style([box, { gap: vars.space[1], paddingBlock: `${vars.space[3]} ${vars.space[2]}` }]);

export const areaHeading = style(headingOf("md"));

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

export const tiles = style(list);

export const moreTiles = style([box, list, { gap: 0, paddingBlock: vars.space[2] }]);

export const tile = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const link = style({
  selectors: {
    // Before what a link outside a sentence looks like.
    "a&": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignContent: "center",
      alignItems: "center",
      columnGap: vars.space[3],
      minBlockSize: `max(2.375rem, ${vars.size.rowCompact})`,
      paddingBlock: vars.space[1],
      color: vars.color.text,
      // Its words run as they have to, its name and its count as the page does.
      direction: "inherit",

      fontWeight: vars.fontWeight.regular,
      textDecorationLine: "none",
    },
  },
});

export const label = style({
  fontSize: vars.fontSize.sm,
  selectors: { [`${link}:hover &`]: { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

/** As high with a figure as with what keeps its place. */
export const figure = style([
  tabularFigures,
  {
    display: "flex",
    justifyContent: "end",
    minInlineSize: "2.2em",
    paddingInline: "0.5em",
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.35,
    selectors: {
      [`${tile}[data-zero] &`]: { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
      [`${tile}[data-urgent] &`]: {
        backgroundColor: vars.color.tone.warning.soft,
        color: vars.color.tone.warning.text,
      },
    },
  },
]);

export const help = style({ gridColumn: "1", color: vars.color.textMuted, fontSize: vars.fontSize.sm });

/** In the place of the help. */
export const failure = style({
  ...between,
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  paddingBlockEnd: vars.space[1],
  color: vars.color.tone.danger.text,
  fontSize: vars.fontSize.sm,
});
