export { ThemeRoot, type ThemeRootProps } from "./ThemeRoot.tsx";
export { type CompleteThemeSettings, defaultThemeSettings, type ThemeSettings } from "./theme-settings.ts";
export type { Theme } from "./useTheme.ts";
