import { style } from "@vanilla-extract/css";

export const icon = style({ flex: "none", display: "block" });

// Not `:dir()`, which a build for older browsers turns into a list of languages.
export const mirrored = style([
  icon,
  { selectors: { '.idd-root[dir="rtl"] &': { transform: "scaleX(-1)" } } },
]);
