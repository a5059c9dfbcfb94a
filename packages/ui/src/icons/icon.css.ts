import { style } from "@vanilla-extract/css";

export const icon = style({ flex: "none", display: "block" });

export const mirrored = style([icon, { selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } }]);
