import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { ownGround, rowsAndCells } from "../internal/own-ground.ts";
import { focusOutline, focusRing, tones, vars } from "../theme/index.ts";

const rowHeight = createVar();
const toneSoft = createVar();
const toneSolid = createVar();

/** How far the page's own bars reach down over a table, set by whatever draws the bars. */
const coveredTop = "var(--idd-covered-top, 0px)";

const coarse = "(pointer: coarse)";

/** Seen on a surface in both modes, and still so near to it that a neutral badge is seen on it. */
const dimmed = `color-mix(in srgb, ${vars.color.text} 4%, ${vars.color.surface})`;

/** Holds the region and the shades over its edges, which do not scroll with what is inside. */
export const frame = style({
  position: "relative",
  isolation: "isolate",
  minInlineSize: 0,
  selectors: { "&[data-empty]": { containerType: "inline-size" } },
});

export const region = style([
  focusRing,
  {
    position: "relative",
    background: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    // Not `hidden`: the header sticks to the page, so the region must not be what scrolls.
    overflow: "clip",
    vars: { [rowHeight]: vars.size.row },
    selectors: {
      '&[data-density="compact"]': { vars: { [rowHeight]: vars.size.rowCompact } },
      "&[data-too-wide]": { overflow: "auto hidden" },
      "&[data-tells-left-out]": { containerType: "inline-size" },
      "&[data-contained]": {
        overflow: "auto",
        overflowAnchor: "none",
        maxBlockSize: "max(20rem, calc(100dvh - 22rem))",
        contain: "layout paint style",
      },
    },
    "@supports": {
      "(height: round(down, 1px, 1px))": {
        selectors: {
          // The last row in sight is cut in half, so that it is seen that there is more.
          "&[data-contained]": {
            maxBlockSize: `calc(max(20rem, round(down, 100dvh - 22rem, ${rowHeight})) + ${rowHeight} / 2)`,
          },
        },
      },
    },
  },
]);

/** Stands over an edge of the region beyond which the table goes on. */
const edge = style({
  position: "absolute",
  insetBlock: "1px",
  zIndex: 3,
  inlineSize: vars.space[3],
  opacity: 0,
  backgroundImage: `linear-gradient(90deg, color-mix(in srgb, ${vars.color.text} 10%, transparent), transparent)`,
  pointerEvents: "none",
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  // Its one sentence is in sight whatever the headings do.
  selectors: { "[data-empty] > &": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const edgeBefore = style([
  edge,
  {
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: {
      "[data-more-before] > &": { opacity: 1 },
      '.idd-root[dir="rtl"] &': { rotate: "180deg", borderInline: `0 solid ${vars.color.border}` },
    },
  },
]);

export const edgeAfter = style([
  edge,
  {
    rotate: "180deg",
    // Turned round, so that its beginning lies on the edge.
    borderStartStartRadius: vars.radius.lg,
    borderEndStartRadius: vars.radius.lg,
    selectors: {
      "[data-more-after] > &": { opacity: 1 },
      '.idd-root[dir="rtl"] &': {
        rotate: "none",
        borderRadius: 0,
        borderStartEndRadius: vars.radius.lg,
        borderEndEndRadius: vars.radius.lg,
      },
    },
  },
]);

export const table = style({
  inlineSize: "100%",
  // By the columns and not by what stands in them, so that nothing moves when rows come and go.
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.tight,
});

// Weaker than every ground of a row, of its cells and of the headings.
globalStyle(`${table} ${rowsAndCells}`, ownGround);

export const caption = style({
  textAlign: "start",
  outline: "none",
  selectors: {
    "&[data-visible]": {
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

// The caption takes the focus after a change of page; seen or not, the table shows it.
globalStyle(`${region}:has(> table > caption:focus-visible)`, focusOutline);

// One sticky box for all headings: each of its own would be a layer to draw.
export const head = style({
  position: "sticky",
  insetBlockStart: coveredTop,
  zIndex: 2,
  selectors: { "[data-contained] &, [data-too-wide] &": { insetBlockStart: 0 } },
});

export const headerCell = style({
  blockSize: rowHeight,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  textAlign: "start",
  // On a second line rather than cut or over the heading beside it.
  overflowWrap: "anywhere",
  selectors: {
    '&[data-align="end"]': { textAlign: "end" },
    '&[data-align="center"]': { textAlign: "center" },
    "&:first-child": { paddingInlineStart: vars.space[4] },
    "&:last-child": { paddingInlineEnd: vars.space[4] },
  },
});

// The one column that stays while the others scroll sideways; only then is it a layer of its own. Weaker than the
// grounds of a row, so that it has whatever ground its row has.
globalStyle(`:where([data-keeps-names] > ${region}[data-too-wide] > table > * > *) > [data-names-row]`, {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.surface,
});

export const sortButton = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    minBlockSize: "24px",
    marginInline: `calc(${vars.space[1]} * -1)`,
    paddingInline: vars.space[1],
    border: 0,
    borderRadius: vars.radius.sm,
    background: "none",
    color: "inherit",
    fontSize: "inherit",
    fontWeight: "inherit",
    lineHeight: "inherit",
    textAlign: "inherit",
    cursor: "pointer",
    "@media": { [coarse]: { minInlineSize: "44px", minBlockSize: "44px" } },
    selectors: {
      "&:hover": { background: vars.color.surfaceSunken, color: vars.color.text },
      "[aria-sort] > &": { color: vars.color.text },
      '[data-align="end"] > &': { flexDirection: "row-reverse" },
    },
  },
]);

export const sortIcon = style({
  flex: "none",
  color: vars.color.borderStrong,
  selectors: { "[aria-sort] &, :hover > &": { color: "inherit" } },
});

export const row = style({
  // Room for the sticky header above a row that is tabbed to.
  scrollMarginBlock: rowHeight,
  selectors: {
    "&[data-selected]": { background: vars.color.accentSoft },
  },
});

globalStyle(`${row}:hover > *`, { background: dimmed });
globalStyle(`${row}[data-selected] > *`, { background: vars.color.accentSoft });
globalStyle(`${row}:last-child > *`, { borderBlockEndColor: "transparent" });
globalStyle(`${row}[data-new="now"] > *`, {
  "@media": { "not (prefers-reduced-motion: reduce)": { background: vars.color.tone.success.soft } },
});
globalStyle(`${row}[data-new="past"] > *`, {
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}`,
});
globalStyle(`${row} :is(a, button, input)`, {
  scrollMarginBlock: `calc(${rowHeight} + 2px)`,
  // Clear of the shade over an edge beyond which the table goes on.
  scrollMarginInline: vars.space[3],
});

export const cell = style({
  blockSize: `max(${rowHeight}, var(--idd-row, 0px))`,
  // Two lines keep off the lines between rows.
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    '[data-density="compact"] &': { paddingBlock: 0 },
    '&[data-align="end"]': { textAlign: "end" },
    '&[data-align="center"]': { textAlign: "center" },
    "&:first-child": { paddingInlineStart: vars.space[4] },
    "&:last-child": { paddingInlineEnd: vars.space[4] },
    // A darker ground and not paler words, which could not be read.
    "[data-busy] > tbody > * > &": { background: dimmed, cursor: "progress" },
    // On the line of the row's name, whose cell goes on below it.
    "[data-tells-left-out] > table > tbody > * > &": {
      paddingBlockStart: vars.space[2],
      verticalAlign: "baseline",
    },
    "[data-tells-left-out] > table > tbody[aria-hidden] > * > &": {
      blockSize: "4.5rem",
      verticalAlign: "middle",
    },
    "[data-tells-left-out] > table > tbody > * > &[data-names-row]": { overflow: "visible" },
  },
});

/** The name of a row that tells below it what columns without room would say; as high as two lines beside it. */
export const name = style({
  minBlockSize: "2.25rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  selectors: {
    // With nothing beside it.
    ":only-child > &": { minBlockSize: 0, marginBlockEnd: vars.space[1] },
  },
});

/** Over the whole width that is seen of the row, which no other cell uses there. */
const wholeRow = style({
  position: "relative",
  zIndex: 1,
  inlineSize: `calc(100cqi - 2 * ${vars.space[4]})`,
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.sm,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  selectors: {
    "[data-selects] &": { inlineSize: `calc(100cqi - ${vars.space[3]} - ${vars.space[4]} - 3rem)` },
  },
});

export const leftOut = style([
  wholeRow,
  {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    columnGap: vars.space[3],
    lineHeight: vars.lineHeight.body,
    selectors: {
      // Where only the rows in sight are drawn, all are equally high.
      "[data-contained] &": { blockSize: "2lh", overflow: "hidden", whiteSpace: "nowrap" },
      '[data-contained][data-tells-left-out="one"] &': { blockSize: "1lh" },
    },
  },
]);

/** As high without buttons, for the same reason. */
export const ownLine = style([
  wholeRow,
  {
    selectors: {
      "&:empty": { display: "none" },
      "[data-contained] &": { display: "block", minBlockSize: vars.size.rowCompact },
    },
  },
]);

export const leftOutPart = style({
  maxInlineSize: "100%",
  selectors: {
    "&:empty": { display: "none" },
    "[data-contained] &": { overflow: "hidden", textOverflow: "ellipsis" },
  },
});

// Words that are cut elsewhere have room to be read.
globalStyle(`[data-tells-left-out]:not([data-contained]) ${leftOutPart} *`, { whiteSpace: "normal" });

// A moment or a code has room on one line; with more space between its letters it goes on below, and is never cut.
globalStyle(`${cell} :is(time, bdi[dir="ltr"])`, { whiteSpace: "normal", overflowWrap: "anywhere" });

// Cut at its own end, whichever way the page runs; and a link, which is a box, with an ellipsis as text is.
globalStyle(`${cell} > a`, { lineHeight: "1.5rem" });
globalStyle(`${cell} > :is(a, bdi), ${name} > :is(a, bdi)`, {
  display: "inline-block",
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  verticalAlign: "middle",
});

for (const tone of tones) {
  const { soft, solid } = vars.color.tone[tone];
  globalStyle(`${row}[data-tone="${tone}"]`, { vars: { [toneSoft]: soft, [toneSolid]: solid } });
}

globalStyle(`:not([data-busy]) > tbody > ${row}[data-tone]:not(:hover, [data-selected]) > *`, {
  background: toneSoft,
});
globalStyle(`${row}[data-tone] > :first-child`, { boxShadow: `inset 3px 0 ${toneSolid}` });
// Not `:dir()`, which a build for older browsers turns into a list of languages.
globalStyle(`.idd-root[dir="rtl"] ${row}[data-tone] > :first-child`, {
  boxShadow: `inset -3px 0 ${toneSolid}`,
});

// The menu of a row, over the edges of its cell.
globalStyle(`${cell}:last-child > * > [aria-haspopup="menu"]`, {
  "@media": { [coarse]: { maxInlineSize: "none", marginInline: "-4px" } },
});

export const gap = style({ padding: 0, border: 0 });

export const selectionColumn = style({ inlineSize: "3rem" });

/** Holds a box and no words that could be cut. */
export const selectionCell = style({ paddingInlineEnd: 0, textOverflow: "clip" });

export const checkbox = style({
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  accentColor: vars.color.accent,
  verticalAlign: "middle",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusOutline },
});

export const checkboxTarget = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  cursor: "pointer",
  // Over the edges of its cell.
  "@media": { [coarse]: { inlineSize: "44px", blockSize: "44px", margin: `-4px -14px` } },
});

export const emptyCell = style({ padding: 0 });

/** As wide as what is seen of the table, and there wherever the table is scrolled to. */
export const emptyWords = style({
  position: "sticky",
  insetInlineStart: 0,
  inlineSize: "calc(100cqi - 2px)",
  padding: vars.space[6],
  overflowWrap: "anywhere",
});

export const skeleton = style({
  selectors: { '[data-align="end"] > &': { marginInlineStart: "auto" } },
});
