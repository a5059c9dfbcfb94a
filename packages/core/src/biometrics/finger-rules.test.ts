import { expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import { readFingerRules } from "./finger-rules.ts";

const rule = (hand: string, finger: string, least_quality: unknown = 40, required: unknown = true) => ({
  hand,
  finger,
  required,
  least_quality,
});
const list = (configs: object) =>
  readFingerRules(readSettings(configs)).map(({ hand = "?", finger, least_quality }) =>
    [hand, finger, least_quality].join(" "),
  );

test("A registry that says nothing of prints has five fingers of either hand, of any quality", () => {
  const usual = ["? thumb 0", "? index 0", "? ring 0", "? middle 0", "? little 0"];
  expect(readFingerRules(undefined)).toHaveLength(5);
  for (const configs of [{}, { biometrics: null }, { biometrics: { fingers: [] } }, { fingers: ["toe"] }]) {
    expect(list(configs)).toEqual(usual);
  }
});

test("A registry that says nothing of hands is asked for none", () => {
  expect(list({ fingers: ["index", "thumb"] })).toEqual(["? index 0", "? thumb 0"]);
});

test("The order of fingers is that of hand-overs, and each hand has a quality of its own", () => {
  const fingers = [rule("right", "index", 30), rule("right", "thumb"), rule("left", "thumb", 60)];
  const configs = { fingers: ["thumb", "index"], biometrics: { fingers } };
  expect(list(configs)).toEqual(["right thumb 40", "left thumb 60", "right index 30"]);
});

test("Only fingers that are taken at hand-overs are offered, unless that leaves none", () => {
  const biometrics = { fingers: [rule("right", "thumb"), rule("right", "index")] };
  expect(list({ fingers: ["index"], biometrics })).toEqual(["right index 40"]);
  expect(list({ fingers: ["ring"], biometrics })).toEqual(["right thumb 40", "right index 40"]);
});

test("What names no finger of a hand is left out, and a quality is kept between 0 and 100", () => {
  const fingers = [
    rule("both", "thumb"),
    rule("left", "toe"),
    "left thumb",
    null,
    rule("left", "thumb", 120),
    rule("left", "index", -1),
    rule("left", "ring", "often", "yes"),
  ];
  expect(list({ biometrics: { fingers } })).toEqual(["left thumb 100", "left index 0", "left ring 0"]);
  expect(readSettings({ biometrics: { fingers } }).biometrics?.fingers?.map((each) => each.required)).toEqual(
    [true, true, false],
  );
});
