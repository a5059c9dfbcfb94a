import type { Palette } from "./palette.ts";

/** The colours by day: paper-like surfaces, ink text, one deep sea green for action and selection. */
export const light: Palette = {
  canvas: "#f5f7f8",
  surface: "#ffffff",
  surfaceSunken: "#ecf0f2",
  surfaceRaised: "#ffffff",
  border: "#dbe2e6",
  borderStrong: "#73838e",
  text: "#15222b",
  textMuted: "#4c5c68",
  accent: "#0b5561",
  accentHover: "#09464f",
  accentPressed: "#07373f",
  onAccent: "#ffffff",
  accentSoft: "#e0eff1",
  accentText: "#0b5561",
  focus: "#0a6fb8",
  scrim: "rgb(13 24 32 / 0.48)",
  tone: {
    neutral: { text: "#3b4a55", soft: "#e9eef1", border: "#c6d0d7", solid: "#44545f", onSolid: "#ffffff" },
    info: { text: "#1a4f8f", soft: "#e5effa", border: "#b3cdec", solid: "#1f5ba6", onSolid: "#ffffff" },
    progress: { text: "#573a97", soft: "#f0ebfa", border: "#cfc0ec", solid: "#6545ac", onSolid: "#ffffff" },
    success: { text: "#17603a", soft: "#e2f3e8", border: "#a9d6ba", solid: "#1b7044", onSolid: "#ffffff" },
    warning: { text: "#7a4a05", soft: "#fdf1d8", border: "#e9c987", solid: "#8f5606", onSolid: "#ffffff" },
    danger: { text: "#a3231f", soft: "#fdeae8", border: "#f0b9b4", solid: "#b42a25", onSolid: "#ffffff" },
    muted: { text: "#586873", soft: "#ebeff1", border: "#dbe2e6", solid: "#63727d", onSolid: "#ffffff" },
  },
};
