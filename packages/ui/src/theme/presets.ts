import type { Palette } from "./palette.ts";

/** What a preset colour sets: the fills, words and grounds of action and selection. */
export type AccentColors = Pick<
  Palette,
  "accent" | "accentHover" | "accentPressed" | "onAccent" | "accentSoft" | "accentText"
>;

/** The colours of action and selection that a reader or a portal may choose from; `default` is the theme's own. */
export const presetColors = ["default", "blue", "indigo", "plum", "copper", "forest", "graphite"] as const;

/** One of them, by its name. */
export type PresetColor = (typeof presetColors)[number];

/** Each but the theme's own, by day and by night: as light or as dark as that, so that contrast holds. */
export const presets: Readonly<
  Record<Exclude<PresetColor, "default">, { readonly light: AccentColors; readonly dark: AccentColors }>
> = {
  blue: {
    light: {
      accent: "#144b92",
      accentHover: "#093b79",
      accentPressed: "#012b60",
      onAccent: "#ffffff",
      accentSoft: "#e4eefc",
      accentText: "#144b92",
    },
    dark: {
      accent: "#8cb7f2",
      accentHover: "#a1c7fb",
      accentPressed: "#b9d6ff",
      onAccent: "#061c3b",
      accentSoft: "#1c314d",
      accentText: "#a1c7fb",
    },
  },
  indigo: {
    light: {
      accent: "#413e96",
      accentHover: "#33307c",
      accentPressed: "#262264",
      onAccent: "#ffffff",
      accentSoft: "#e9ebfd",
      accentText: "#413e96",
    },
    dark: {
      accent: "#a7adf6",
      accentHover: "#b8beff",
      accentPressed: "#cbd0fe",
      onAccent: "#18173d",
      accentSoft: "#2a2c4f",
      accentText: "#b8beff",
    },
  },
  plum: {
    light: {
      accent: "#732f67",
      accentHover: "#5e2253",
      accentPressed: "#491640",
      onAccent: "#ffffff",
      accentSoft: "#f6e8f2",
      accentText: "#732f67",
    },
    dark: {
      accent: "#d99fcb",
      accentHover: "#e5b1d8",
      accentPressed: "#eec6e4",
      onAccent: "#2d1028",
      accentSoft: "#41253b",
      accentText: "#e5b1d8",
    },
  },
  copper: {
    light: {
      accent: "#773a10",
      accentHover: "#612c06",
      accentPressed: "#4b2003",
      onAccent: "#ffffff",
      accentSoft: "#f7eae3",
      accentText: "#773a10",
    },
    dark: {
      accent: "#dca789",
      accentHover: "#e8b99f",
      accentPressed: "#f0cbb8",
      onAccent: "#2f1505",
      accentSoft: "#43291b",
      accentText: "#e8b99f",
    },
  },
  forest: {
    light: {
      accent: "#225a31",
      accentHover: "#164925",
      accentPressed: "#0b3719",
      onAccent: "#ffffff",
      accentSoft: "#e6f0e7",
      accentText: "#225a31",
    },
    dark: {
      accent: "#96c19e",
      accentHover: "#aacfb0",
      accentPressed: "#c0ddc5",
      onAccent: "#0b2311",
      accentSoft: "#213625",
      accentText: "#aacfb0",
    },
  },
  graphite: {
    light: {
      accent: "#424f5a",
      accentHover: "#333f48",
      accentPressed: "#262f37",
      onAccent: "#ffffff",
      accentSoft: "#eaedef",
      accentText: "#424f5a",
    },
    dark: {
      accent: "#abb6c0",
      accentHover: "#bcc5ce",
      accentPressed: "#ced5dc",
      onAccent: "#181e22",
      accentSoft: "#2c3136",
      accentText: "#bcc5ce",
    },
  },
};
