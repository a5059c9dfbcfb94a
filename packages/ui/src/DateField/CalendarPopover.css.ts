import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { ownGround, rowsAndCells } from "../internal/own-ground.ts";
import { focusRing, vars } from "../theme/index.ts";

const coarse = "(pointer: coarse)";

/** The height of what is pressed, and the width of a day. */
const target = createVar();

export const popover = style({
  vars: { [target]: "36px" },
  maxInlineSize: "calc(100vw - 8px)",
  overflow: "auto",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  outline: "none",
  // Seven days of 44 px are 308 px: with the edges still within 320 px.
  "@media": { [coarse]: { vars: { [target]: "44px" } } },
});

export const dialog = style({
  padding: vars.space[2],
  outline: "none",
  "@media": { [coarse]: { padding: "1px" } },
});

export const bar = style({ display: "flex", alignItems: "center", gap: vars.space[1] });

const pressed = style([
  focusRing,
  {
    minBlockSize: target,
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    font: "inherit",
    cursor: "pointer",
  },
]);

export const step = style([
  pressed,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    inlineSize: target,
    padding: 0,
    border: 0,
    backgroundColor: "transparent",
    fontSize: vars.fontSize.md,
    selectors: {
      "&:hover:not(:disabled)": { backgroundColor: vars.color.surfaceSunken },
      "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed", opacity: 0.5 },
    },
  },
]);

const choice = style([
  pressed,
  {
    minInlineSize: 0,
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    // Below 16 px a telephone zooms into the field.
    "@media": { [coarse]: { fontSize: vars.fontSize.md } },
  },
]);

export const month = style([choice, { flex: 1 }]);
export const year = style([choice, { flex: "none", fontVariantNumeric: "tabular-nums" }]);

export const grid = style({
  marginBlockStart: vars.space[1],
  borderCollapse: "collapse",
  inlineSize: "100%",
});

// Weaker than the look of a weekday below.
globalStyle(`${grid} ${rowsAndCells}`, ownGround);

export const weekday = style({
  blockSize: "28px",
  padding: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  textAlign: "center",
});

export const day = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    boxSizing: "border-box",
    minInlineSize: target,
    blockSize: target,
    borderRadius: vars.radius.sm,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    selectors: {
      "&[data-outside-month]": { visibility: "hidden" },
      "&[data-hovered]": { backgroundColor: vars.color.accentSoft },
      "&[data-disabled]": { color: vars.color.textMuted, opacity: 0.5, cursor: "not-allowed" },
      "&[data-selected]": {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[data-selected]": { border: "2px solid Highlight" } } },
    },
  },
]);
