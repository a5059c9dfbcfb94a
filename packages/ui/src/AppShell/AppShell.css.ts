import { createVar, fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";
import { tokens } from "../theme/tokens.ts";

/** How wide the drawer beside the page is; nothing where it lies over the page. */
const drawerWidth = createVar();

const paper = "print";

/** Enlarged so far that a bar that stays would cover a good part of what is read. */
export const low = "(max-height: 479.98px)";

export const shell = style({
  vars: { [drawerWidth]: "0px" },
  // A column, so that what stands last stands at the lower edge of the window under a short page too.
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  paddingInlineStart: drawerWidth,
  selectors: {
    '&[data-drawer="open"]': { vars: { [drawerWidth]: vars.size.drawer } },
    '&[data-drawer="mini"]': { vars: { [drawerWidth]: vars.size.drawerMini } },
  },
  "@media": {
    // Not a column on paper, where some browsers do not break one over pages.
    [paper]: { display: "block", paddingInlineStart: 0, minBlockSize: 0 },
  },
});

// Headings of tables stick below the top bar and notices come below it. What it is until the bar has been measured.
globalStyle(`.idd-root:has(${shell})`, {
  vars: { "--idd-covered-top": vars.size.toolbar },
  "@media": { [low]: { vars: { "--idd-covered-top": "0px" } } },
});

// The page itself stands outside the root that the variables belong to.
const barHeight = fallbackVar(vars.size.toolbar, tokens.size.toolbar);

// What the keyboard reaches must not come to lie under the top bar, and only the page itself can see to that.
globalStyle(`:root:has(${shell})`, {
  scrollPaddingBlockStart: `calc(${barHeight} + 16px)`,
  "@media": {
    // With the rows of the chip and of the field.
    [media.belowSm]: { scrollPaddingBlockStart: `calc(${barHeight} + 88px)` },
    [low]: { scrollPaddingBlockStart: "16px" },
  },
});

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.overlay,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    // Not hidden from the keyboard, only out of sight until it is reached.
    "&:not(:focus)": { insetBlockStart: 0, clipPath: "inset(50%)", boxShadow: "none" },
    // Beside the drawer's brand and the button that opens it, of which it would leave too little to press.
    ':not([data-drawer="temporary"]) > &': {
      insetInlineStart: `calc(${drawerWidth} + ${vars.size.toolbar})`,
    },
  },
  "@media": { [paper]: { display: "none" } },
});

export const drawer = style({
  position: "fixed",
  insetBlock: `${vars.size.brandHeader} 0`,
  insetInlineStart: 0,
  zIndex: vars.z.sticky,
  inlineSize: drawerWidth,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": { [paper]: { display: "none" } },
});

export const drawerScroll = style({
  blockSize: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.border} transparent`,
});

/** The head of the drawer: logo, name and chip, over 100 px. */
export const brandHeader = style({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "start",
  gap: vars.space[2],
  blockSize: vars.size.brandHeader,
  // On one edge with the icons of the navigation.
  paddingInline: "23px 12px",
  selectors: {
    "header > &": {
      position: "fixed",
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: drawerWidth,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    // Half of the mini drawer without half of the logo, so that the logo stands over the icons.
    '[data-drawer="mini"] > header > &': { paddingInline: "17px 0" },
  },
  "@media": { [paper]: { display: "none" } },
});

export const brand = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space[3],
    minInlineSize: vars.size.logo,
    minBlockSize: vars.size.logo,
    maxInlineSize: "100%",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: "transparent",
    color: vars.color.text,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    textAlign: "start",
    textDecoration: "none",
    whiteSpace: "nowrap",
    overflow: "hidden",
    selectors: {
      '[data-drawer="mini"] > header > * > &': { inlineSize: vars.size.logo },
      "&:is(a, button)": { cursor: "pointer" },
    },
  },
]);

// The name of the product, whatever the caller made of it.
globalStyle(`${brand} > *`, { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });
globalStyle(`${brand} > svg`, { flex: "none" });

// Two lines where one has no room, as with larger text; not in half a drawer, which has no room for a word.
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  whiteSpace: "normal",
} as const;

globalStyle(`${brandHeader} > ${brand} > :not(svg, [data-drawer="mini"] > header *)`, twoLines);

export const chip = style({
  maxInlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.size.chip,
  paddingInline: "6px",
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.neutral.soft,
  color: vars.color.tone.neutral.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  // As a share of the letters, so that larger letters make it higher and are not cut.
  lineHeight: "calc(4 / 3)",
  whiteSpace: "nowrap",
});

/** Cut at the end of its own words, whichever way the page runs. */
export const chipWords = style({
  display: "block",
  textOverflow: "ellipsis",
  // Cut at its end only: the signs above and below Thaana letters may stand out of it.
  overflowX: "clip",
  overflowY: "visible",
});

/** Stays in sight. Not the bar by itself: it would stay no longer than the part of the page that it is in. */
export const banner = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  "@media": {
    [low]: { position: "static" },
  },
});

export const topBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  minBlockSize: vars.size.toolbar,
  paddingBlock: vars.space[2],
  // So much that the signs of its buttons, and not their grounds, stand over the edges of the page.
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.sm]: { paddingInline: `${vars.space[3]} ${vars.space[2]}` },
    [paper]: { display: "none" },
  },
});

export const toggle = style({
  selectors: {
    // It says by its sign that the drawer is open, and has no need of a ground that says it all day.
    '&&[aria-expanded="true"]:not(:hover)': { backgroundColor: "transparent" },
  },
});

/** Brand and chip in the top bar, where no drawer beside the page holds them. */
export const topBarBrand = style({
  flex: "0 1 auto",
  minInlineSize: vars.size.logo,
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: "2px",
  // Beyond that it would take the room of what stands after it.
  maxInlineSize: "320px",
  // Its parts are then parts of the bar.
  "@media": { [media.belowSm]: { display: "contents" } },
});

globalStyle(`${topBarBrand} > ${brand}`, { "@media": { [media.belowSm]: { flex: "1 1 0" } } });

// In the bar too, where the chip has a row of its own.
globalStyle(`${topBarBrand} > ${brand} > :not(svg)`, { "@media": { [media.belowSm]: twoLines } });

export const topBarChip = style({
  display: "flex",
  maxInlineSize: "100%",
  minInlineSize: 0,
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    // A row of its own, on one edge with the page.
    [media.belowSm]: { order: 1, flexBasis: "100%", marginInline: vars.space[3] },
  },
});

export const topBarStart = style({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  "@media": {
    // A row of its own.
    [media.belowSm]: {
      order: 2,
      flexBasis: "100%",
      marginInline: vars.space[3],
      selectors: { "&:empty": { display: "none" } },
    },
  },
});

// A field gives way before it makes the page wider.
globalStyle(`${topBarStart} > *`, { minInlineSize: 0 });

export const topBarEnd = style({
  flex: "0 1 auto",
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space[2],
  "@media": { [media.belowSm]: { maxInlineSize: "50%" } },
});

/** Stays at the lower edge of the window, and takes its room at the end of the page. */
export const bottom = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  "@media": { [paper]: { display: "none" } },
});

globalStyle(`:root:has(${bottom}[data-covers])`, {
  scrollPaddingBlockEnd: "64px",
  "@media": { [media.belowSm]: { scrollPaddingBlockEnd: "112px" } },
});

export const main = style({
  flex: "1 0 auto",
  outline: "none",
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  "@media": {
    [media.sm]: { paddingBlock: vars.space[6], paddingInline: vars.space[6] },
    [paper]: { padding: 0 },
  },
});

export const content = style({
  maxInlineSize: vars.size.content,
  minInlineSize: 0,
  marginInline: "auto",
  "@media": { [paper]: { maxInlineSize: "none" } },
});

const appear = keyframes({ from: { opacity: 0 } });
const slideFrom = createVar();
const slide = keyframes({ from: { transform: `translateX(${slideFrom})` } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.drawer,
  backgroundColor: vars.color.scrim,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": { [paper]: { display: "none" } },
});

export const sheet = style({
  vars: { [slideFrom]: "-100%" },
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${vars.size.drawer}, calc(100vw - 40px))`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.modal,
  color: vars.color.text,
  animation: `${slide} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '.idd-root[dir="rtl"] &': { vars: { [slideFrom]: "100%" } } },
  "@media": { [media.forcedColors]: { borderInlineEnd: "1px solid CanvasText" } },
});

export const sheetContent = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  outline: "none",
});

export const sheetHead = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: vars.space[2],
});

export const sheetBrand = style([brandHeader, { flex: 1, minInlineSize: 0 }]);
