import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

/** Paper, in both modes: what is drawn on it is read on white. */
const paper = { background: "#ffffff", ink: "#101a33", faint: "#5c6475" };

export const surface = style({
  position: "relative",
  overflow: "hidden",
  inlineSize: "100%",
  maxInlineSize: "30rem",
  aspectRatio: "5 / 2",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.borderStrong}`,
  background: paper.background,
  color: paper.ink,
  forcedColorAdjust: "none",
  selectors: { "&[data-disabled]": { opacity: 0.55 } },
});

export const canvas = style({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  cursor: "crosshair",
  userSelect: "none",
  // A finger signs; it does not take the page with it.
  touchAction: "none",
  selectors: { "[data-disabled] > &": { cursor: "not-allowed" } },
});

/** The line to sign on stands over the canvas, and is not part of the picture. */
export const line = style({
  position: "absolute",
  insetInline: "6%",
  insetBlockEnd: "24%",
  borderBlockEnd: `1px dashed ${paper.faint}`,
  pointerEvents: "none",
});

export const signHere = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: vars.space[1],
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
  color: paper.faint,
});

export const waiting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: vars.space[2],
  textAlign: "center",
  fontSize: vars.fontSize.sm,
});

/** What became of it: seen and heard. */
export const outcome = style({
  display: "flex",
  gap: vars.space[1],
  alignItems: "start",
  minBlockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.body})`,
  margin: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  selectors: {
    "&[data-taken]": { color: vars.color.tone.success.text, fontWeight: vars.fontWeight.medium },
  },
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const sign = style({ flex: "none", marginBlockStart: "0.3em" });

/** A picture of a signature stands on paper too. */
export const picture = style({ background: paper.background, inlineSize: "100%", maxInlineSize: "30rem" });
