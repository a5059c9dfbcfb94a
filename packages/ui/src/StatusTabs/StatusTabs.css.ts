import { style } from "@vanilla-extract/css";
import { focusOutline, media, vars } from "../theme/index.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  "@media": { [media.belowLg]: { display: "none" } },
});

export const row = style({
  display: "flex",
  // Twelve kinds need a second line on a small screen.
  flexWrap: "wrap",
  gap: vars.space[1],
});

export const others = style({ inlineSize: "208px" });

export const select = style({ maxInlineSize: "320px", "@media": { [media.lg]: { display: "none" } } });

export const tab = style({ position: "relative", cursor: "pointer", fontSize: vars.fontSize.sm });

/** Covers its tab, so that pointer, keyboard and assistive technology meet the same thing. */
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });

export const words = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.rowCompact,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: "nowrap",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${tab}:hover &`]: { background: vars.color.surfaceSunken, color: vars.color.text },
    [`${radio}:checked + &`]: { background: vars.color.accentSoft, color: vars.color.accentText },
    [`${radio}:focus-visible + &`]: focusOutline,
  },
  "@media": {
    [media.forcedColors]: { selectors: { [`${radio}:checked + &`]: { outline: "2px solid Highlight" } } },
  },
});

export const count = style({
  // The room of one digit, also before the number has come.
  minInlineSize: "0.72em",
  color: "inherit",
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.regular,
});
