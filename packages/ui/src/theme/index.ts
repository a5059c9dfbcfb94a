import "./reset.css.ts";
import "./themes.css.ts";

export { breakpoints, media } from "./breakpoints.ts";
export { vars } from "./contract.css.ts";
export { focusOutline, focusRing, tabularFigures } from "./marks.css.ts";
export { type Tone, tones } from "./palette.ts";
export { type PresetColor, presetColors } from "./presets.ts";
