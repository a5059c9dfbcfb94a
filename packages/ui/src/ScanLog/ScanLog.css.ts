import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const log = style([
  focusRing,
  {
    // Less than the lines at rest, so that there is always something to scroll to.
    maxBlockSize: "18rem",
    minBlockSize: 0,
    // So that the last line can be scrolled clear of what its place lays over the end.
    paddingBlockEnd: vars.space[5],
    overflow: "auto",
    contain: "content",
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.tight,
  },
]);

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: "2px",
  minBlockSize: vars.size.rowCompact,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const time = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const code = style({
  flex: "0 1 auto",
  minInlineSize: "6.5rem",
  maxInlineSize: "100%",
  fontWeight: vars.fontWeight.medium,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});

export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minInlineSize: "9rem",
  fontWeight: vars.fontWeight.medium,
});

export const message = style({ minInlineSize: 0, overflowWrap: "anywhere", color: vars.color.textMuted });

export const action = style({ marginInlineStart: "auto" });

export const empty = style({ color: vars.color.textMuted });
