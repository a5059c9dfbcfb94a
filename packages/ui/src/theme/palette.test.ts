import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { type Palette, tones } from "./palette.ts";
import { type PresetColor, presetColors, presets } from "./presets.ts";

type Pair = [name: string, front: string, ground: string, atLeast: number];

function pairsOf(palette: Palette): Pair[] {
  const { canvas, surface, surfaceSunken, surfaceRaised, accentSoft } = palette;
  const grounds = { canvas, surface, surfaceSunken, surfaceRaised };
  const pairs: Pair[] = [
    ["onAccent on accent", palette.onAccent, palette.accent, 4.5],
    ["onAccent on accentHover", palette.onAccent, palette.accentHover, 4.5],
    ["onAccent on accentPressed", palette.onAccent, palette.accentPressed, 4.5],
    ["text on accentSoft", palette.text, accentSoft, 4.5],
    ["textMuted on accentSoft", palette.textMuted, accentSoft, 4.5],
    ["accentText on accentSoft", palette.accentText, accentSoft, 4.5],
    ["accent on accentSoft", palette.accent, accentSoft, 3],
  ];
  for (const [name, ground] of Object.entries(grounds)) {
    pairs.push(
      [`text on ${name}`, palette.text, ground, 4.5],
      [`textMuted on ${name}`, palette.textMuted, ground, 4.5],
      [`accentText on ${name}`, palette.accentText, ground, 4.5],
      [`borderStrong on ${name}`, palette.borderStrong, ground, 3],
      [`accent on ${name}`, palette.accent, ground, 3],
      [`focus on ${name}`, palette.focus, ground, 3],
    );
  }
  for (const tone of tones) {
    const { text, soft, solid, onSolid } = palette.tone[tone];
    pairs.push(
      [`${tone} onSolid on solid`, onSolid, solid, 4.5],
      [`${tone} text on its soft`, text, soft, 4.5],
      [`text on ${tone} soft`, palette.text, soft, 4.5],
    );
    for (const [name, ground] of Object.entries(grounds)) {
      pairs.push(
        [`${tone} text on ${name}`, text, ground, 4.5],
        [`${tone} solid on ${name}`, solid, ground, 3],
      );
    }
  }
  return pairs;
}

function paletteOf(preset: PresetColor, mode: "light" | "dark"): Palette {
  const own = mode === "dark" ? dark : light;
  return preset === "default" ? own : { ...own, ...presets[preset][mode] };
}

describe.each(presetColors)("with the preset colour %s", (preset) => {
  test.each(["light", "dark"] as const)("words have 4.5:1 and edges 3:1 in the %s mode [LOOK-05]", (mode) => {
    const weak = pairsOf(paletteOf(preset, mode)).filter(
      ([, front, ground, atLeast]) => contrast(front, ground) < atLeast,
    );
    expect(weak).toEqual([]);
  });
});

test("There are six preset colours and more, each its own", () => {
  const accents = presetColors.map((preset) => paletteOf(preset, "light").accent);
  expect(new Set(accents).size).toBeGreaterThanOrEqual(6);
  expect(new Set(accents).size).toBe(presetColors.length);
});

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s mode", (_mode, palette) => {
  test.each(pairsOf(palette))("%s can be read", (_name, front, ground, atLeast) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(atLeast);
  });
});

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s mode a sunken surface is seen on the page and on a surface", (_mode, palette) => {
  expect(contrast(palette.surfaceSunken, palette.canvas)).toBeGreaterThan(1.06);
  expect(contrast(palette.surfaceSunken, palette.surface)).toBeGreaterThan(1.06);
});

test("contrast is counted as WCAG counts it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
