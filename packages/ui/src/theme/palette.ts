/** The meanings a status can have; each is shown with a text and an icon too, never by colour alone. */
export const tones = ["neutral", "info", "progress", "success", "warning", "danger", "muted"] as const;

/** One of the meanings a status, a notice or a banner can have. */
export type Tone = (typeof tones)[number];

/** The five colours of one tone: words on a page or on `soft`, a tinted ground, its edge, a full ground, words on it. */
export type ToneColors = { text: string; soft: string; border: string; solid: string; onSolid: string };

/** Every colour of one mode, as data: what a test measures and what the style sheet is made from. */
export type Palette = {
  canvas: string;
  surface: string;
  surfaceSunken: string;
  surfaceRaised: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  accent: string;
  accentHover: string;
  accentPressed: string;
  onAccent: string;
  accentSoft: string;
  accentText: string;
  focus: string;
  scrim: string;
  tone: Record<Tone, ToneColors>;
};
