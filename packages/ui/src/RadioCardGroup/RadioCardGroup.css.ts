import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  inlineSize: "100%",
});

export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  marginBlockEnd: vars.space[1],
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: vars.space[3],
});

export const compact = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(5rem, 1fr))",
  maxInlineSize: "19rem",
  gap: vars.space[2],
});

export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: "clip",
});

export const card = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  cursor: "pointer",
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&:hover:not(:has(:disabled))": { borderColor: vars.color.borderStrong },
    "&:has(:checked)": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&:has(:disabled)": { cursor: "not-allowed", backgroundColor: vars.color.surfaceSunken },
    [`${list} > &`]: {
      alignItems: "center",
      minBlockSize: vars.size.field,
      padding: `${vars.space[2]} ${vars.space[4]}`,
      border: "none",
      borderRadius: 0,
    },
    [`${list} > & + &`]: { borderBlockStart: `1px solid ${vars.color.border}` },
    // Its neighbours and the edge of the list would cover an outline outside of it.
    [`${list} > &:has(:focus-visible)`]: { outlineOffset: "-2px" },
    [`${compact} > &`]: { paddingBlock: vars.space[2], paddingInline: vars.space[3] },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&:has(:checked)": { borderColor: "Highlight" } } },
  },
});

export const radio = style({
  appearance: "none",
  flex: "none",
  display: "inline-grid",
  placeContent: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginBlockStart: "calc((1lh - 1.125rem) / 2)",
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  outline: "none",
  cursor: "inherit",
  selectors: {
    [`${list} > * > &`]: { marginBlockStart: 0 },
    "&:checked": { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    "&:checked::before": {
      content: '""',
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.onAccent,
    },
  },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": {
    [media.sm]: {
      selectors: {
        [`${list} > * > &`]: {
          display: "grid",
          // The second words begin near the first ones, however wide the list is.
          gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)",
          alignItems: "baseline",
          columnGap: vars.space[4],
        },
      },
    },
  },
});

export const title = style({ display: "block", fontWeight: vars.fontWeight.medium });

export const description = style({
  display: "block",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  // A second column of a list, and not a note under a title.
  "@media": { [media.sm]: { selectors: { [`${list} > * > * > &`]: { fontSize: vars.fontSize.sm } } } },
});

/** A mark on a card, seen on a chosen one as well. */
export const badge = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "50%",
  minBlockSize: "1.5rem",
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.accentText,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
});
