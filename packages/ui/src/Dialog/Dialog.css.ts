import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { scrolledBody } from "../internal/scrolled-body.css.ts";
import { media, vars } from "../theme/index.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const slide = keyframes({ from: { transform: "translateY(100%)" } });

/** Where the window is too narrow for a box with room around it, the dialog is a sheet on its lower edge. */
const narrow = "(max-width: 559.98px)";

/** So low, as at 400 % zoom, that heading and buttons would leave no room between them: the whole dialog scrolls. */
const low = "(max-height: 399.98px)";

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  blockSize: "var(--visual-viewport-height, 100dvh)",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  padding: vars.space[6],
  backgroundColor: vars.color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` },
    "&[data-exiting]": {
      animation: `${appear} ${vars.motion.quick} ${vars.motion.ease} reverse forwards`,
    },
  },
  "@media": { [narrow]: { padding: 0, alignItems: "end" } },
});

const modalBase = style({
  display: "flex",
  maxBlockSize: "100%",
  inlineSize: "100%",
  border: "1px solid transparent",
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.modal,
  color: vars.color.text,
  outline: "none",
  selectors: {
    "&[data-entering]": { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` },
  },
  "@media": {
    [narrow]: {
      maxInlineSize: "100%",
      maxBlockSize: "92%",
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { "&[data-entering]": { animationName: slide } },
    },
    [low]: { maxBlockSize: "100%" },
    [media.forcedColors]: { borderColor: "CanvasText" },
  },
});

function ofWidth(width: string) {
  return [modalBase, { "@media": { "(min-width: 560px)": { maxInlineSize: width } } }];
}

export const modal = styleVariants({
  sm: ofWidth("440px"),
  md: ofWidth("560px"),
  lg: ofWidth("800px"),
});

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  outline: "none",
  borderRadius: "inherit",
  "@media": { [low]: { display: "block", overflowY: "auto" } },
});

export const header = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  paddingInline: vars.space[6],
});

export const heading = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.body,
  overflowWrap: "anywhere",
});

export const closer = style({ marginBlockStart: "-4px", marginInlineEnd: "-8px" });

export const body = style([
  scrolledBody,
  {
    paddingBlock: vars.space[3],
    paddingInline: vars.space[6],
    overflowWrap: "anywhere",
    "@media": { [low]: { overflowY: "visible" } },
    selectors: {
      // Without buttons it is the end of the dialog, whose corners its ground would cover.
      "&:last-child": { paddingBlockEnd: vars.space[6], borderRadius: "inherit" },
    },
  },
]);

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: vars.space[6],
  paddingInline: vars.space[6],
  "@media": {
    // In one column: what says why a button cannot be pressed has a row of its own there too.
    [narrow]: { flexDirection: "column-reverse", flexWrap: "nowrap", alignItems: "stretch" },
  },
});
