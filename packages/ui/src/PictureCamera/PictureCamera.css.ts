import { globalStyle, style } from "@vanilla-extract/css";
import { focusOutline, vars } from "../theme/index.ts";

export const taking = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  inlineSize: "100%",
});

export const live = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  inlineSize: "100%",
  maxInlineSize: "26rem",
});

/** Never higher than half of the window: the buttons stay in sight. */
export const view = style({
  position: "relative",
  overflow: "hidden",
  maxBlockSize: "50vh",
  maxInlineSize: "100%",
  marginInlineEnd: "auto",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  selectors: { "&:not([hidden])": { minInlineSize: "min(12rem, 100%)" } },
});

export const video = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  // Whoever sees themselves moves as before a mirror; what is taken is not turned.
  selectors: {
    "&[data-mirrored]": { transform: "scaleX(-1)" },
    // Where nothing is cut off what is taken, nothing is cut off what is seen.
    "&[data-whole]": { objectFit: "contain" },
  },
});

/** Over what the camera sees, as high as it. */
export const overlay = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  pointerEvents: "none",
});

export const outside = style({ fill: "rgb(10 15 20 / 0.38)", fillRule: "evenodd" });

const guideLine = style({ fill: "none", strokeLinecap: "round", vectorEffect: "non-scaling-stroke" });

export const guideGround = style([guideLine, { stroke: "rgb(10 15 20 / 0.6)", strokeWidth: "4px" }]);

export const guide = style([guideLine, { stroke: "#ffffff", strokeWidth: "2px" }]);

export const waiting = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });

export const hint = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
});

export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const zoom = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: "1 1 10rem",
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const range = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "24px",
  accentColor: vars.color.accent,
});

export const whole = style({ inlineSize: "100%", blockSize: "100%", maxBlockSize: "none", border: 0 });

/** The cropper's own style sheet is a style element, which a strict policy refuses; this stands for it. */
export const stage = style({
  position: "relative",
  overflow: "hidden",
  // With the buttons below it, it fits a small window.
  blockSize: "min(18rem, 36vh)",
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: "#14181f",
});

globalStyle(`${stage} .reactEasyCrop_Container`, {
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  userSelect: "none",
  touchAction: "none",
  cursor: "move",
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
});

globalStyle(`${stage} .reactEasyCrop_Contain`, {
  position: "absolute",
  inset: 0,
  margin: "auto",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
});

globalStyle(`${stage} .reactEasyCrop_CropArea`, {
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  transform: "translate(-50%, -50%)",
  boxSizing: "border-box",
  overflow: "hidden",
  border: "2px solid #ffffff",
  boxShadow: "0 0 0 9999em rgb(0 0 0 / 0.55)",
});

globalStyle(`${stage} .reactEasyCrop_CropArea:focus-visible`, { ...focusOutline, outlineOffset: "-4px" });
