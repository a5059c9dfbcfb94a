import { readWritingDirection } from "../internal/writing-direction.ts";
import type { PresetColor } from "../theme/index.ts";

/** The settings of the theme: what a portal, or a reader, may choose. What is left out has its default. */
export type ThemeSettings = {
  /** Light, dark, or as the reader's system is set. */
  mode?: "light" | "dark" | "system" | undefined;
  /** Left to right or right to left; the language's own when left out. */
  direction?: "ltr" | "rtl" | undefined;
  /** The family that letters are set in, as CSS names it; the theme's own follow it for what it lacks. */
  fontFamily?: string | undefined;
  /** The language of the words, as a BCP 47 tag. */
  language?: string | undefined;
  /** The colour of action and selection. */
  presetColor?: PresetColor | undefined;
  /** Whether the page keeps to its greatest width; else it is as wide as the window. */
  container?: boolean | undefined;
  /** Whether the drawer beside the page starts with icons only. */
  miniDrawer?: boolean | undefined;
};

/** Settings of which none is left out. */
export type CompleteThemeSettings = {
  readonly [Name in keyof ThemeSettings]-?: NonNullable<ThemeSettings[Name]>;
};

/**
 * The theme of who sets nothing.
 *
 * @see Spec 9, "Default theme"
 */
export const defaultThemeSettings: CompleteThemeSettings = {
  mode: "light",
  direction: "ltr",
  fontFamily: "Public Sans",
  language: "en",
  presetColor: "default",
  container: true,
  miniDrawer: false,
};

/** The given settings, and the defaults of those that are left out; the direction is the language's own then. */
export function completeThemeSettings(settings: ThemeSettings = {}): CompleteThemeSettings {
  const language = settings.language ?? defaultThemeSettings.language;
  return {
    mode: settings.mode ?? defaultThemeSettings.mode,
    direction: settings.direction ?? readWritingDirection(language),
    fontFamily: settings.fontFamily ?? defaultThemeSettings.fontFamily,
    language,
    presetColor: settings.presetColor ?? defaultThemeSettings.presetColor,
    container: settings.container ?? defaultThemeSettings.container,
    miniDrawer: settings.miniDrawer ?? defaultThemeSettings.miniDrawer,
  };
}
