import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { focusOutline, focusRing, tones, vars } from "../theme/index.ts";

const rowHeight = createVar();
const toneSoft = createVar();
const toneSolid = createVar();

/** How far the page's own bars reach down over a table, set by whatever draws the bars. */
const coveredTop = "var(--idd-covered-top, 0px)";

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
      "&[data-contained]": {
        overflow: "auto",
        overflowAnchor: "none",
        maxBlockSize: "max(20rem, calc(100dvh - 22rem))",
        contain: "layout paint style",
      },
    },
  },
]);

export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.tight,
  selectors: { "[data-contained] > &": { tableLayout: "fixed" } },
});

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
  zIndex: 1,
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
  whiteSpace: "nowrap",
  selectors: {
    '&[data-align="end"]': { textAlign: "end" },
    '&[data-align="center"]': { textAlign: "center" },
    "&:first-child": { paddingInlineStart: vars.space[4] },
    "&:last-child": { paddingInlineEnd: vars.space[4] },
  },
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
    cursor: "pointer",
    selectors: {
      "&:hover": { background: vars.color.surfaceSunken, color: vars.color.text },
      "[aria-sort] > &": { color: vars.color.text },
      '[data-align="end"] > &': { flexDirection: "row-reverse" },
    },
  },
]);

export const sortIcon = style({
  opacity: 0.55,
  selectors: { "[aria-sort] &": { opacity: 1 } },
});

export const row = style({
  // Room for the sticky header above a row that is tabbed to.
  scrollMarginBlock: rowHeight,
  selectors: {
    "&[data-selected]": { background: vars.color.accentSoft },
  },
});

globalStyle(`${row}:hover > *`, { background: vars.color.surfaceSunken });
globalStyle(`${row}[data-selected] > *`, { background: vars.color.accentSoft });
globalStyle(`${row}:last-child > *`, { borderBlockEndColor: "transparent" });
globalStyle(`${row}[data-new="now"] > *`, {
  "@media": { "not (prefers-reduced-motion: reduce)": { background: vars.color.tone.success.soft } },
});
globalStyle(`${row}[data-new="past"] > *`, {
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}`,
});
globalStyle(`${row} :is(a, button, input)`, { scrollMarginBlock: `calc(${rowHeight} + 2px)` });

export const cell = style({
  blockSize: rowHeight,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  selectors: {
    '&[data-align="end"]': { textAlign: "end" },
    '&[data-align="center"]': { textAlign: "center" },
    "&:first-child": { paddingInlineStart: vars.space[4] },
    "&:last-child": { paddingInlineEnd: vars.space[4] },
    "[data-contained] &": {
      paddingBlock: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    // A darker ground and not paler words, which could not be read.
    "[data-busy] > tbody > * > &": { background: vars.color.surfaceSunken, cursor: "progress" },
  },
});

// A link is cut as text is, with an ellipsis; as a box of its own it would be cut without one.
globalStyle(`[data-contained] ${cell} > a`, {
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
globalStyle(`${row}[data-tone] > :first-child:dir(rtl)`, { boxShadow: `inset -3px 0 ${toneSolid}` });

export const gap = style({ padding: 0, border: 0 });

export const selectionColumn = style({ inlineSize: "48px" });

export const checkbox = style({
  inlineSize: "18px",
  blockSize: "18px",
  accentColor: vars.color.accent,
  verticalAlign: "middle",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusOutline },
});

export const checkboxTarget = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
  cursor: "pointer",
});

export const emptyCell = style({ padding: vars.space[6] });

export const skeleton = style({
  selectors: { '[data-align="end"] > &': { marginInlineStart: "auto" } },
});
