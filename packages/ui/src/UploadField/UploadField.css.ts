import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  maxInlineSize: "44rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const preview = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "40px",
  blockSize: "40px",
  overflow: "hidden",
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.lg,
  color: vars.color.textMuted,
});

export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  border: 0,
  borderRadius: 0,
});

export const facts = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 9rem",
  minInlineSize: 0,
  gap: "2px",
});

export const name = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: "anywhere",
});

export const state = style({
  display: "flex",
  gap: vars.space[1],
  alignItems: "start",
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  selectors: {
    '[data-state="done"] &': { color: vars.color.tone.success.text },
    '[data-state="failed"] &': { color: vars.color.tone.danger.text },
    '[data-state="retrying"] &, [data-state="paused"] &': { color: vars.color.tone.warning.text },
  },
});

export const sign = style({ flex: "none", marginBlockStart: "0.3em" });

export const size = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const progress = style({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "20rem",
  blockSize: "6px",
  marginBlockStart: "2px",
  border: 0,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.accent,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.surfaceSunken },
    "&::-webkit-progress-value": { background: vars.color.accent },
    "&::-moz-progress-bar": { background: vars.color.accent },
    '[data-state="paused"] &::-webkit-progress-value, [data-state="retrying"] &::-webkit-progress-value': {
      background: vars.color.tone.warning.solid,
    },
    '[data-state="paused"] &::-moz-progress-bar, [data-state="retrying"] &::-moz-progress-bar': {
      background: vars.color.tone.warning.solid,
    },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", background: "Canvas" } },
});

export const reason = style({ fontSize: vars.fontSize.sm, color: vars.color.tone.danger.text });

export const commands = style({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });

/** Where files are dropped. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  maxInlineSize: "44rem",
  padding: vars.space[3],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    "&[data-over]": {
      borderStyle: "solid",
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
    },
  },
});

export const drop = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  "@media": { "(hover: none) and (pointer: coarse)": { display: "none" } },
});
