import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { scrolledBody } from "../internal/scrolled-body.css.ts";
import { media, vars } from "../theme/index.ts";

const slideFrom = createVar();
const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: `translateX(${slideFrom})` } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  blockSize: "var(--visual-viewport-height, 100dvh)",
  display: "flex",
  justifyContent: "end",
  backgroundColor: vars.color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` },
    "&[data-exiting]": {
      animation: `${appear} ${vars.motion.quick} ${vars.motion.ease} reverse forwards`,
    },
  },
});

const panel = style({
  vars: { [slideFrom]: "100%" },
  display: "flex",
  blockSize: "100%",
  inlineSize: "100%",
  borderInlineStart: "1px solid transparent",
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.modal,
  color: vars.color.text,
  outline: "none",
  selectors: {
    '.idd-root[dir="rtl"] &': { vars: { [slideFrom]: "-100%" } },
    "&[data-entering]": { animation: `${slide} ${vars.motion.calm} ${vars.motion.ease}` },
    "&[data-exiting]": {
      animation: `${slide} ${vars.motion.quick} ${vars.motion.ease} reverse forwards`,
    },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

const ofWidth = (width: string) => [panel, { "@media": { [media.sm]: { maxInlineSize: width } } }];

export const modal = styleVariants({ md: ofWidth("480px"), lg: ofWidth("640px") });

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  outline: "none",
});

export const header = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[3],
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  paddingInline: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.belowSm]: { paddingInline: vars.space[4] } },
});

export const titles = style({ flex: 1, minInlineSize: 0, display: "grid", gap: vars.space[1] });

export const heading = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "anywhere",
});

export const subheading = style({ color: vars.color.textMuted, overflowWrap: "anywhere" });

export const closer = style({ marginBlockStart: "-4px", marginInlineEnd: "-8px" });

export const body = style([
  scrolledBody,
  {
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    overflowWrap: "anywhere",
    "@media": { [media.belowSm]: { paddingInline: vars.space[4] } },
  },
]);

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": { [media.belowSm]: { paddingInline: vars.space[4] } },
});
