import { media, tabularFigures, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { between, column, headingOf, row } from "../../runtime/frame/looks.ts";

export { beside as searchButton } from "../../lists/list.css.ts";
export { actions } from "../../runtime/frame/form.css.ts";

export const asOf = style([
  tabularFigures,
  {
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    "@media": {
      // Takes no room before it says anything, and is there all the same for those who hear it.
      [media.sm]: { selectors: { "&:empty": { position: "absolute" } } },
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
  "@media": { [media.sm]: { minBlockSize: "5.5rem" } },
});

export const heading = style(headingOf("lg"));

export const search = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[6] });

export const searchForm = style({ ...row, alignItems: "start", gap: vars.space[3], maxInlineSize: "480px" });

export const searchField = style({ flex: "1 1 224px" });

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 230px), 1fr))",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const tile = style({
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  selectors: { "&:hover": { borderColor: vars.color.borderStrong } },
});

export const link = style({
  selectors: {
    // Before what a link that stands by itself looks like.
    "a&": {
      flex: 1,
      display: "grid",
      alignContent: "start",
      justifyItems: "start",
      gap: vars.space[1],
      padding: vars.space[4],
      borderRadius: `calc(${vars.radius.lg} - 1px)`,
      color: vars.color.text,
      fontWeight: vars.fontWeight.regular,
      textDecorationLine: "none",
    },
  },
  "@media": {
    [media.belowSm]: { selectors: { "a&": { gridTemplateColumns: "1fr auto" } } },
  },
});

export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  selectors: { [`${link}:hover &`]: { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

/** As high with a figure as with what keeps its place. */
export const figure = style([
  tabularFigures,
  {
    display: "flex",
    alignItems: "center",
    minBlockSize: `calc(${vars.fontSize.xl} * 1.35)`,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.35,
    // Beside its words where there is little room.
    "@media": { [media.belowSm]: { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" } },
    selectors: {
      [`${tile}[data-zero] &`]: { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
    },
  },
]);

export const help = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

/** In the place of the help, and as high. */
export const failure = style({
  ...between,
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  // The words of the button, and not its ground, end on the tile's own edge.
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  paddingBlockEnd: vars.space[3],
  color: vars.color.tone.danger.text,
  fontSize: vars.fontSize.sm,
});

globalStyle(`${tile}:has(a:hover)`, {
  "@media": { [media.forcedColors]: { borderColor: "Highlight" } },
});
