export { ThemeRoot, type ThemeRootProps } from "./ThemeRoot.tsx";
export type { Theme } from "./useTheme.ts";
