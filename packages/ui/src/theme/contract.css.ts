import { createGlobalThemeContract } from "@vanilla-extract/css";

const tone = { text: "", soft: "", border: "", solid: "", onSolid: "" };

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The names of everything a portal may retheme, as CSS variables: `vars.color.accentText` is
 * `--idd-color-accent-text`. The names are public; a change of one is a breaking change.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: "",
      surface: "",
      surfaceSunken: "",
      surfaceRaised: "",
      border: "",
      borderStrong: "",
      text: "",
      textMuted: "",
      accent: "",
      accentHover: "",
      accentPressed: "",
      onAccent: "",
      accentSoft: "",
      accentText: "",
      focus: "",
      scrim: "",
      tone: {
        neutral: tone,
        info: tone,
        progress: tone,
        success: tone,
        warning: tone,
        danger: tone,
        muted: tone,
      },
    },
    space: {
      1: "",
      2: "",
      3: "",
      4: "",
      5: "",
      6: "",
      7: "",
      8: "",
      9: "",
      10: "",
      11: "",
      12: "",
    },
    rem: "",
    fontFamily: "",
    fontSize: { xs: "", sm: "", md: "", lg: "", xl: "", figure: "" },
    fontWeight: { regular: "", medium: "", semibold: "" },
    lineHeight: { tight: "", body: "" },
    radius: { sm: "", md: "", lg: "", full: "" },
    shadow: { floating: "", modal: "" },
    motion: { quick: "", calm: "", ease: "" },
    size: {
      field: "",
      row: "",
      rowCompact: "",
      toolbar: "",
      drawer: "",
      drawerMini: "",
      brandHeader: "",
      logo: "",
      chip: "",
      content: "",
    },
    z: { sticky: "", drawer: "", overlay: "", notice: "" },
  },
  (_value, path) => `idd-${path.map(kebab).join("-")}`,
);
