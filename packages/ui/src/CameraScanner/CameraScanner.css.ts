import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const scanner = style({
  display: "grid",
  gap: vars.space[3],
  maxInlineSize: "26rem",
});

/** Never higher than half of the window: what is told of the last code stays in sight. */
export const view = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  maxBlockSize: "50vh",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

/** Where a code is held; it turns solid for a moment when one was read. */
export const frame = style({
  position: "absolute",
  insetBlock: "22%",
  insetInline: "10%",
  borderRadius: vars.radius.md,
  border: "3px dashed #ffffff",
  boxShadow: "0 0 0 2px rgb(0 0 0 / 0.55)",
  pointerEvents: "none",
  selectors: {
    "&[data-read]": { borderStyle: "solid", borderColor: vars.color.tone.success.solid },
  },
});

export const waiting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});

export const hint = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
