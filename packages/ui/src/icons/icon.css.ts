import { style } from "@vanilla-extract/css";

export const icon = style({ flex: "none", display: "block" });

// A drawing has no direction of its own; the element around it has.
export const mirrored = style([icon, { selectors: { ":dir(rtl) > &": { transform: "scaleX(-1)" } } }]);
