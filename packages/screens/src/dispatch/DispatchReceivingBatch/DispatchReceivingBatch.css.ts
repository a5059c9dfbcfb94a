import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const progress = style({ marginBlockEnd: vars.space[6] });

export const filter = style({ marginBlockEnd: vars.space[3] });

export const notices = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[5] });
