import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { type AccentColors, presets } from "./presets.ts";
import { tokens } from "./tokens.ts";

const { color, shadow, ...rest } = vars;

const lightVars = {
  ...assignVars(color, light),
  ...assignVars(shadow, {
    floating: "0 1px 2px rgb(13 24 32 / 0.06), 0 6px 20px rgb(13 24 32 / 0.12)",
    modal: "0 2px 6px rgb(13 24 32 / 0.08), 0 24px 56px rgb(13 24 32 / 0.22)",
  }),
};
const darkVars = {
  ...assignVars(color, dark),
  // A shadow is hardly seen on dark ground, so what floats has a hairline as well.
  ...assignVars(shadow, {
    floating: "0 0 0 1px rgb(255 255 255 / 0.09), 0 6px 20px rgb(0 0 0 / 0.5)",
    modal: "0 0 0 1px rgb(255 255 255 / 0.09), 0 24px 56px rgb(0 0 0 / 0.6)",
  }),
};

globalStyle(".idd-root", {
  colorScheme: "light",
  vars: { ...lightVars, ...assignVars(rest, tokens) },
});

globalStyle('.idd-root[data-color-scheme="dark"]', { colorScheme: "dark", vars: darkVars });

globalStyle('.idd-root[data-color-scheme="auto"]', {
  "@media": { "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: darkVars } },
});

const { accent, accentHover, accentPressed, onAccent, accentSoft, accentText } = color;
const accents = { accent, accentHover, accentPressed, onAccent, accentSoft, accentText };
const accentVars = (colors: AccentColors) => assignVars(accents, colors);

for (const [name, preset] of Object.entries(presets)) {
  const root = `.idd-root[data-preset-color="${name}"]`;
  globalStyle(root, { vars: accentVars(preset.light) });
  globalStyle(`${root}[data-color-scheme="dark"]`, { vars: accentVars(preset.dark) });
  globalStyle(`${root}[data-color-scheme="auto"]`, {
    "@media": { "(prefers-color-scheme: dark)": { vars: accentVars(preset.dark) } },
  });
}

globalStyle('.idd-root[data-container="full"]', { vars: { [vars.size.content]: "none" } });

globalStyle(".idd-root", {
  "@media": {
    [media.reducedMotion]: { vars: { [vars.motion.quick]: "0ms", [vars.motion.calm]: "0ms" } },
    // For fingers.
    "(pointer: coarse)": { vars: { [vars.size.field]: "44px", [vars.size.rowCompact]: "44px" } },
  },
});
