import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const list = style({ display: "grid", gap: vars.space[1] });

export const rule = style({
  display: "flex",
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="met"]': { color: vars.color.tone.success.text },
    '&[data-state="broken"]': { color: vars.color.tone.danger.text },
  },
});

export const sign = style({ flex: "none", marginBlockStart: "0.25em" });
