import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";
import { unseen } from "../VisuallyHidden/unseen.ts";

export const log = style([
  focusRing,
  {
    // A line that has no room as a whole goes into a column beside, which is out of sight.
    display: "flex",
    flexFlow: "column wrap",
    maxBlockSize: "18rem",
    minBlockSize: 0,
    // Room for the ring of a button in it.
    marginInlineStart: "-3px",
    paddingInlineStart: "3px",
    overflow: "hidden",
    contain: "content",
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.tight,
    cursor: "pointer",
    selectors: { "&[data-open]": { display: "block", paddingInline: 0, overflow: "auto" } },
  },
]);

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  inlineSize: "100%",
  paddingBlock: "3px",
  selectors: {
    [`${log}[data-open] > &`]: { padding: vars.space[2] },
    [`${log}[data-open] > & + &`]: { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const time = style({ flex: "none", color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const code = style({
  flex: "0 1 auto",
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: "nowrap",
  selectors: { [`${log}[data-open] &`]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});

export const state = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  fontWeight: vars.fontWeight.medium,
});

/** Heard of every scan, and seen while the list is open. */
export const message = style({
  flexBasis: "100%",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
  selectors: { [`${log}:not([data-open]) &`]: unseen },
});

export const action = style({ flexBasis: "100%", fontSize: vars.fontSize.sm });

export const empty = style({ color: vars.color.textMuted });
