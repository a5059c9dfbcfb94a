import { focusRing, media, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { between, row } from "../runtime/frame/looks.ts";

export { muted as none } from "../runtime/frame/words.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

const filters = style({ ...row, gap: vars.space[3] });

/** For fields that have hints or errors below them. */
export const searchFilters = style([filters, { alignItems: "start" }]);

export const pageFilters = style([filters, { alignItems: "end" }]);

export const box = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "288px" } } });

export const status = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

/** Above the row of choices: what they narrow. The select that stands for them on a narrow window has a label. */
export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  "@media": { [media.belowLg]: { display: "none" } },
});

export const tabs = style({
  "@media": { [media.lg]: { display: "flex", alignItems: "center", minBlockSize: vars.size.field } },
});

/** The button that stands for the filters on a narrow window. */
export const fold = style({ alignSelf: "end", "@media": { [media.sm]: { display: "none" } } });

export const unfolded = style({ display: "contents" });

export const folded = style([unfolded, { "@media": { [media.belowSm]: { display: "none" } } }]);

const figures = {
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
} as const;

/** Two days beside each other, each so wide that a whole day has room before the button of the calendar. */
export const range = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[3],
  inlineSize: "100%",
  "@media": {
    // The height of a label and a field below it, also before they have come.
    [media.sm]: {
      inlineSize: "284px",
      minBlockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.body} + ${vars.space[1]} + ${vars.size.field})`,
    },
    [`${media.sm} and (pointer: coarse)`]: { inlineSize: "308px" },
  },
});

/** The number of rows, at the end of the filters. Each list sets its own margin above it. */
const count = style({
  ...figures,
  marginInline: "auto 0",
  marginBlockEnd: 0,
  lineHeight: vars.size.field,
});

export const pageCount = style([count, { marginBlockStart: 0 }]);

const besideField = {
  "@media": {
    [media.belowSm]: { alignSelf: "end" },
    [media.sm]: {
      marginBlockStart: `calc(${vars.fontSize.sm} * ${vars.lineHeight.body} + ${vars.space[1]})`,
    },
  },
} as const;

/** At the level of the field next to it, below its label. */
export const beside = style(besideField);

export const besideCount = style([
  count,
  {
    marginBlockStart: 0,
    "@media": {
      ...besideField["@media"],
      // On a small window its place among the fields is kept until it is known.
      [media.belowSm]: {
        ...besideField["@media"][media.belowSm],
        minInlineSize: "7em",
        minBlockSize: vars.size.field,
        textAlign: "end",
      },
    },
  },
]);

export const fileExport = style({
  ...row,
  alignItems: "center",
  gap: vars.space[3],
  // The words of a quiet button keep to the edge of what stands above it.
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});

export const exportWords = style(figures);

/** A cell of two lines. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Names run their own way and begin where the column does.
  justifyItems: "start",
  alignContent: "center",
  // Rows of 52 px.
  minBlockSize: "2.6875rem",
  lineHeight: 1.25,
});

export const below = style({
  maxInlineSize: "100%",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

/** Makes the first of two lines high enough for fingers: over the second, which cannot be pressed. */
const overBothLines = {
  "(pointer: coarse)": {
    position: "relative",
    minBlockSize: "44px",
    paddingBlock: "4px 16px",
    marginBlock: "-4px -16px",
  },
} as const;

/** The number of a record, which is the link to it. */
export const number = style({
  "@media": overBothLines,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Cut at its end, where it is longer than its column, from right to left too.
  direction: "ltr",
  maxInlineSize: "100%",
});

globalStyle(`${number} > bdi`, { overflow: "hidden", textOverflow: "ellipsis" });

/** The number of a record, which opens it beside the list. */
export const open = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "24px",
    padding: 0,
    "@media": overBothLines,
    border: 0,
    borderRadius: vars.radius.sm,
    background: "none",
    color: vars.color.accentText,
    fontWeight: vars.fontWeight.medium,
    cursor: "pointer",
    selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
  },
]);

/** What is selected, and what can be done with it. */
export const selectionBar = style({
  ...between,
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.accentSoft,
});

export const selected = style({ fontSize: vars.fontSize.sm, fontVariantNumeric: "tabular-nums" });
