import { globalStyle, style } from "@vanilla-extract/css";

export const icon = style({ flex: "none", display: "block" });

// Not `:dir()`, which a build for older browsers turns into a list of languages.
export const mirrored = style([
  icon,
  { selectors: { '.idd-root[dir="rtl"] &': { transform: "scaleX(-1)" } } },
]);

// What the attributes say, once more: a portal's rule for every `svg` wins over them. Weaker than any class.
globalStyle(`:where(${icon})`, { inlineSize: "1em", blockSize: "1em", fill: "none" });
