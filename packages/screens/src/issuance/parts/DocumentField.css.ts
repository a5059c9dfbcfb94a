import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const label = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const error = style({ color: vars.color.tone.danger.text, fontSize: vars.fontSize.sm });
