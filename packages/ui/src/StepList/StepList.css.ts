import { style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none", minInlineSize: 0 });

/** One step: its sign at the start, joined to the next one by a line. */
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&[data-state="now"]': { paddingBlockEnd: vars.space[6] },
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "13px",
      insetBlockStart: "32px",
      insetBlockEnd: "4px",
      inlineSize: "2px",
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: vars.color.tone.success.border },
  },
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "28px",
  blockSize: "28px",
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '[data-state="now"] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '[data-state="done"] > &': {
      borderColor: vars.color.tone.success.border,
      backgroundColor: vars.color.tone.success.soft,
      color: vars.color.tone.success.text,
    },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
  minBlockSize: "28px",
});

export const heading = style([
  focusRing,
  {
    margin: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: "28px",
    borderRadius: vars.radius.sm,
    selectors: {
      '[data-state="next"] &': { color: vars.color.textMuted, fontWeight: vars.fontWeight.medium },
    },
  },
]);

export const action = style({ marginInlineStart: "auto" });

/** The summary is after the heading where the window has room, otherwise below it. */
export const summary = style({
  flex: "1 1 16rem",
  minInlineSize: 0,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "44rem",
  paddingBlockStart: vars.space[2],
  selectors: { "&[hidden]": { display: "none" } },
});
