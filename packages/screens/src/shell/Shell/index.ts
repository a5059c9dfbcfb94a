export type { Appearance, LanguageChoice } from "./appearance-menu.ts";
export { shellManifest } from "./Shell.manifest.ts";
export { Shell, type ShellProps } from "./Shell.tsx";
