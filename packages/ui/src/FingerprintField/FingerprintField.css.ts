import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const choice = style({ maxInlineSize: "16rem" });

/** The plate and beside it what is told; one below the other where there is no room. */
export const reading = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4], alignItems: "center" });

export const plate = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "7rem",
  blockSize: "8.5rem",
  overflow: "hidden",
  borderRadius: vars.radius.md,
  border: `1px dashed ${vars.color.borderStrong}`,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  selectors: {
    '[data-phase="place"] > &, [data-phase="lift"] > &': {
      borderStyle: "solid",
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    "&:has(img)": { borderStyle: "solid", borderColor: vars.color.border, background: "#ffffff" },
  },
});

export const finger = style({ fontSize: vars.fontSize.figure });

export const print = style({
  inlineSize: "100%",
  blockSize: "100%",
  maxBlockSize: "none",
  border: 0,
  background: "none",
});

export const side = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  flex: "1 1 11rem",
  minInlineSize: 0,
});

export const told = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  selectors: { "&:empty": { display: "none" } },
});

export const line = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "start",
  margin: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.tone.success.text, fontWeight: vars.fontWeight.medium },
    '&[data-tone="warning"]': { color: vars.color.tone.warning.text, fontWeight: vars.fontWeight.medium },
  },
});

export const sign = style({ flex: "none", marginBlockStart: "0.3em" });

/** Read by whoever stands at the reader, from a metre away. */
export const prompt = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
});

export const note = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const bar = style({
  inlineSize: "100%",
  maxInlineSize: "14rem",
  blockSize: "8px",
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const filled = style({
  blockSize: "100%",
  background: vars.color.tone.warning.solid,
  selectors: { "&[data-enough]": { background: vars.color.tone.success.solid } },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
