import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { listPairs, readPalette } from "./pairs.ts";
import { presetColors } from "./presets.ts";

describe.each(presetColors)("with the preset colour %s", (preset) => {
  test.each(["light", "dark"] as const)("words have 4.5:1 and edges 3:1 in the %s mode [LOOK-05]", (mode) => {
    const weak = listPairs(readPalette(preset, mode)).filter(
      ({ front, ground, atLeast }) => contrast(front, ground) < atLeast,
    );
    expect(weak).toEqual([]);
  });
});

test("There are six preset colours and more, each its own", () => {
  const accents = presetColors.map((preset) => readPalette(preset, "light").accent);
  expect(new Set(accents).size).toBeGreaterThanOrEqual(6);
  expect(new Set(accents).size).toBe(presetColors.length);
});

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s mode", (_mode, palette) => {
  test.each(listPairs(palette))("$name can be read", ({ front, ground, atLeast }) => {
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
