import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  textAlign: "center",
});

export const drawing = style({ inlineSize: "min(100%, 160px)", color: vars.color.textMuted });

export const heading = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold });

export const help = style({ maxInlineSize: "52ch", color: vars.color.textMuted });

export const action = style({ marginBlockStart: vars.space[3] });
