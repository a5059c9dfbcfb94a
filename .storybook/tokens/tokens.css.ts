import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/theme/index.ts";

/** What is wider than the page scrolls by itself. */
export const scroller = style({ overflowX: "auto" });

export const table = style({
  inlineSize: "100%",
  minInlineSize: 640,
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: vars.fontSize.sm,
});

globalStyle(`${table} thead th:first-child`, { inlineSize: "34%" });

// Of three columns the last shows how the token looks.
globalStyle(`${table} thead th:nth-child(2):nth-last-child(2)`, { inlineSize: "24%" });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: "start",
  verticalAlign: "middle",
});

globalStyle(`${table} th`, { fontWeight: vars.fontWeight.medium });

globalStyle(`${table} thead th`, { color: vars.color.textMuted, whiteSpace: "nowrap" });

export const code = style({ fontSize: vars.fontSize.xs, whiteSpace: "nowrap" });

export const value = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  whiteSpace: "nowrap",
});

export const swatch = style({
  flex: "none",
  inlineSize: 40,
  blockSize: 28,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.borderStrong}`,
});

/** Two letters as they are read on a ground, or a stroke as it is seen on one. */
export const specimen = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 48,
  blockSize: 28,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const stroke = style({ inlineSize: 24, blockSize: 3, borderRadius: vars.radius.full });

export const bar = style({ blockSize: 12, backgroundColor: vars.color.accent, borderRadius: 2 });

export const box = style({
  inlineSize: 120,
  blockSize: 56,
  margin: vars.space[2],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
});

export const floating = style({
  inlineSize: 160,
  blockSize: 56,
  margin: vars.space[4],
  backgroundColor: vars.color.surfaceRaised,
  borderRadius: vars.radius.lg,
});

export const track = style({
  inlineSize: 220,
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.full,
});

export const runner = style({
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  transitionProperty: "margin-inline-start",
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-at="end"]': { marginInlineStart: 200 } },
});
