import { create } from "storybook/theming";
import { dark } from "../../packages/ui/src/theme/dark.ts";
import { light } from "../../packages/ui/src/theme/light.ts";
import type { Palette } from "../../packages/ui/src/theme/palette.ts";
import { tokens } from "../../packages/ui/src/theme/tokens.ts";

function createDocsTheme(base: "light" | "dark", palette: Palette) {
  return create({
    base,
    fontBase: tokens.fontFamily,
    colorPrimary: palette.accent,
    colorSecondary: palette.accentText,
    appBg: palette.canvas,
    appContentBg: palette.canvas,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.border,
    textColor: palette.text,
    textMutedColor: palette.textMuted,
    barBg: palette.surface,
    barTextColor: palette.textMuted,
    barSelectedColor: palette.accentText,
    barHoverColor: palette.accentText,
    inputBg: palette.surface,
    inputBorder: palette.borderStrong,
    inputTextColor: palette.text,
    booleanBg: palette.surfaceSunken,
    booleanSelectedBg: palette.surface,
  });
}

/** Storybook's own pages in the colours of the theme. */
export const docsThemes = { light: createDocsTheme("light", light), dark: createDocsTheme("dark", dark) };
