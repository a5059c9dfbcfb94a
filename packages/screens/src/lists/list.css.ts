import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
