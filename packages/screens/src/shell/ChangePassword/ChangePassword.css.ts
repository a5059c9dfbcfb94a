import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: vars.space[5], maxInlineSize: "440px" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
