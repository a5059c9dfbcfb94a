import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const proof = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  lineHeight: 1.35,
});

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});

export const given = style({ color: vars.color.tone.success.text });

export const missing = style({ color: vars.color.textMuted });
