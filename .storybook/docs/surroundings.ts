import type { PresetColor, ThemeSettings } from "../../packages/ui/src/index.ts";

/** What the switches of the toolbar say. */
export type Surroundings = {
  colorScheme: "light" | "dark" | "auto";
  direction: "ltr" | "rtl" | "language";
  locale: string;
  presetColor: PresetColor;
};

/** How it is before anybody uses a switch. */
export const initialSurroundings: Surroundings = {
  colorScheme: "light",
  direction: "language",
  locale: "en",
  presetColor: "default",
};

/** The settings of the theme that the switches stand for. */
export function readSettings({ colorScheme, direction, locale, presetColor }: Surroundings): ThemeSettings {
  return {
    mode: colorScheme === "auto" ? "system" : colorScheme,
    direction: direction === "language" ? undefined : direction,
    language: locale,
    presetColor,
  };
}
