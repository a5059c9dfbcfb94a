import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const second = style({ color: vars.color.textMuted });

export const reason = style({ fontWeight: vars.fontWeight.medium });

export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  gap: vars.space[1],
});
