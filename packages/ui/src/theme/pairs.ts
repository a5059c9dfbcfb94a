import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { type Palette, tones } from "./palette.ts";
import { type PresetColor, presets } from "./presets.ts";

/** Two colours that stand one on the other: what they are called, both as `#rrggbb`, and the least contrast. */
export type Pair = { name: string; front: string; ground: string; atLeast: 4.5 | 3 };

const words = 4.5;
const edges = 3;

/** Every two colours of a palette of which one is read or seen on the other. */
export function listPairs(palette: Palette): Pair[] {
  const { canvas, surface, surfaceSunken, surfaceRaised } = palette;
  const grounds = Object.entries({ canvas, surface, surfaceSunken, surfaceRaised });
  const pairs: Pair[] = [];
  const add = (atLeast: Pair["atLeast"], name: string, front: string, ground: string) =>
    pairs.push({ name, front, ground, atLeast });

  for (const name of ["accent", "accentHover", "accentPressed"] as const)
    add(words, `onAccent on ${name}`, palette.onAccent, palette[name]);
  for (const name of ["text", "textMuted", "accentText"] as const) {
    add(words, `${name} on accentSoft`, palette[name], palette.accentSoft);
    for (const [ground, color] of grounds) add(words, `${name} on ${ground}`, palette[name], color);
  }
  add(edges, "accent on accentSoft", palette.accent, palette.accentSoft);
  for (const name of ["borderStrong", "accent", "focus"] as const)
    for (const [ground, color] of grounds) add(edges, `${name} on ${ground}`, palette[name], color);

  for (const tone of tones) {
    const { text, soft, solid, onSolid } = palette.tone[tone];
    add(words, `${tone} onSolid on solid`, onSolid, solid);
    add(words, `${tone} text on its soft`, text, soft);
    add(words, `text on ${tone} soft`, palette.text, soft);
    for (const [ground, color] of grounds) {
      add(words, `${tone} text on ${ground}`, text, color);
      add(edges, `${tone} solid on ${ground}`, solid, color);
    }
  }
  return pairs;
}

/** Every colour of one mode with a preset colour. */
export function readPalette(preset: PresetColor, mode: "light" | "dark"): Palette {
  const own = mode === "dark" ? dark : light;
  return preset === "default" ? own : { ...own, ...presets[preset][mode] };
}
