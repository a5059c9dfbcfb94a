import { expect, test } from "vitest";
import { defaultBiometricsSettings, readBiometricsSettings } from "./biometrics-settings.ts";
import { readSettings } from "./read-settings.ts";

const read = (biometrics: unknown) => readBiometricsSettings(readSettings({ biometrics }));

test("A registry that settles nothing about biometrics has the right thumb, five tries and our reasons", () => {
  expect(readBiometricsSettings(undefined)).toEqual(defaultBiometricsSettings);
  for (const nothing of [undefined, null, [], { fingers: [], exception_reasons: [], tries: "often" }]) {
    expect(read(nothing)).toEqual(defaultBiometricsSettings);
  }
  const { fingers, tries, exception_reasons, photo_alone_below_age, reuse_for_years } =
    defaultBiometricsSettings;
  expect(fingers).toEqual([{ hand: "right", finger: "thumb", required: true, least_quality: 40 }]);
  expect([tries, photo_alone_below_age, reuse_for_years]).toEqual([5, 10, 5]);
  expect(exception_reasons.map(({ code }) => code)).toEqual([
    "amputated",
    "injured",
    "bandaged",
    "worn",
    "other",
  ]);
});

test("What it settles holds part by part; an empty list of what a supervisor vouches for means nothing", () => {
  const settings = read({
    fingers: [{ hand: "left", finger: "ring", required: true, least_quality: 30 }],
    tries: 3,
    supervisor_for: [],
    unable_to_sign_reasons: [{ code: "tremor" }],
  });
  expect(settings).toEqual({
    ...defaultBiometricsSettings,
    fingers: [{ hand: "left", finger: "ring", required: true, least_quality: 30 }],
    tries: 3,
    supervisor_for: [],
    unable_to_sign_reasons: [{ code: "tremor", label: "tremor" }],
  });
});
