import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { headingOf, row } from "../../runtime/frame/looks.ts";

export const page = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[10],
  textAlign: "center",
});

export const drawing = style({ inlineSize: "min(100%, 240px)", color: vars.color.textMuted });

export const title = style({ ...headingOf("xl"), textWrap: "balance", outline: "none" });

export const help = style({ margin: 0, maxInlineSize: "48ch", color: vars.color.textMuted });

export const actions = style({ ...row, justifyContent: "center", gap: vars.space[3] });

export const details = style({ fontSize: vars.fontSize.sm, color: vars.color.textMuted });

export const facts = style({
  margin: 0,
  userSelect: "text",
  textAlign: "start",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
