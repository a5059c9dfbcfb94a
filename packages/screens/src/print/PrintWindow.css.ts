import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[4] });

export const note = style({ color: vars.color.textMuted });
