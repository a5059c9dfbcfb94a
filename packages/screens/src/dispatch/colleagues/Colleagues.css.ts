import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const colleagues = style({ display: "grid", gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const work = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.sm });
