import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none", fontSize: vars.fontSize.sm });

export const line = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const word = style({ fontWeight: vars.fontWeight.medium });

export const empty = style({ color: vars.color.textMuted });
