import type { Palette } from "./palette.ts";

/**
 * The same colours by night: surfaces rise by getting lighter, fills become light and carry dark words. What is
 * sunken by day is lighter too: darker than the canvas it could not be seen.
 */
export const dark: Palette = {
  canvas: "#0e161b",
  surface: "#152028",
  surfaceSunken: "#1b2832",
  surfaceRaised: "#1f2d37",
  border: "#2a3944",
  borderStrong: "#708390",
  text: "#e8eef1",
  textMuted: "#a5b4be",
  accent: "#6cc3cf",
  accentHover: "#86d2dc",
  accentPressed: "#a1dfe7",
  onAccent: "#04242a",
  accentSoft: "#12363d",
  accentText: "#86d2dc",
  focus: "#7fc0ff",
  scrim: "rgb(2 6 9 / 0.64)",
  tone: {
    neutral: { text: "#c3cfd7", soft: "#26343e", border: "#3d4e5a", solid: "#b3c1ca", onSolid: "#10191f" },
    info: { text: "#9cc6f7", soft: "#142d4a", border: "#2c527d", solid: "#8dbdf5", onSolid: "#06203d" },
    progress: { text: "#cab6f6", soft: "#2c2348", border: "#4d3f78", solid: "#bfa8f3", onSolid: "#1f1240" },
    success: { text: "#8fd8ac", soft: "#10351f", border: "#265c3b", solid: "#7fd0a0", onSolid: "#04260f" },
    warning: { text: "#f0c775", soft: "#3a2a0a", border: "#655020", solid: "#eabd64", onSolid: "#2a1b00" },
    danger: { text: "#f8aaa4", soft: "#431816", border: "#75312d", solid: "#f59a93", onSolid: "#3b0806" },
    muted: { text: "#97a7b2", soft: "#22303a", border: "#2a3944", solid: "#93a4af", onSolid: "#10191f" },
  },
};
