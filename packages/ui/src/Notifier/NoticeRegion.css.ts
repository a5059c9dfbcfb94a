import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { colorsByTone } from "../internal/tones.css.ts";
import { focusRing, media, vars } from "../theme/index.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const shrink = keyframes({ to: { transform: "scaleX(0)" } });

export const region = style({
  position: "fixed",
  // Within the height of the top bar, where it covers no button and no picture of the page.
  insetBlockStart: `calc(var(--idd-notices-above, 0px) + ${vars.space[2]})`,
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.notice,
  // As narrow as "Server error. Please try again later." stands in one line.
  inlineSize: "336px",
  maxInlineSize: "calc(100vw - 32px)",
  borderRadius: vars.radius.md,
  outline: "none",
  // The list and its items have no box of their own, so the notices are the cells.
  display: "grid",
  gap: vars.space[2],
  "@media": {
    // Beside the buttons of the bar, which stay within reach.
    [media.sm]: { insetInlineEnd: `calc(var(--idd-covered-end, 0px) + ${vars.space[4]})` },
  },
});

export const notice = style([
  focusRing,
  {
    position: "relative",
    overflow: "hidden",
    display: "flex",
    alignItems: "start",
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: vars.space[2],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.floating,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: { "&[data-closes-on-press]": { cursor: "pointer" } },
  },
]);

export const colored = styleVariants(colorsByTone, (colors) => ({
  backgroundColor: colors.solid,
  borderColor: colors.solid,
  color: colors.onSolid,
}));

export const coloredSign = style({ color: "inherit" });

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const heading = style({ display: "block", fontWeight: vars.fontWeight.semibold });

export const words = style({ display: "block" });

export const closer = style([
  focusRing,
  {
    flex: "none",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: "28px",
    blockSize: "28px",
    marginBlock: "-3px",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: "transparent",
    color: "inherit",
    fontSize: vars.fontSize.md,
    cursor: "pointer",
    // For fingers, and the notice stays as high as it is.
    "@media": { "(pointer: coarse)": { inlineSize: "44px", blockSize: "44px", margin: "-11px -8px" } },
    selectors: {
      "&:hover": { backgroundColor: "color-mix(in srgb, currentcolor 14%, transparent)" },
      "&:focus-visible": { outlineColor: "currentcolor", outlineOffset: "-3px" },
    },
  },
]);

export const progress = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: "3px",
  backgroundColor: "currentcolor",
  opacity: 0.55,
  transformOrigin: "0 50%",
  animation: `${shrink} linear forwards`,
  selectors: {
    '.idd-root[dir="rtl"] &': { transformOrigin: "100% 50%" },
    [`${region}[data-hovered] &, ${region}:focus-within &`]: { animationPlayState: "paused" },
  },
  "@media": { [media.reducedMotion]: { display: "none" } },
});
