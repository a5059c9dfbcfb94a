import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";
import { defaultXpatSettings, readXpatSettings } from "./xpat-settings.ts";

const read = (xpat: unknown) => readXpatSettings(readSettings({ xpat }));

test("A registry that settles nothing about foreign workers has all ten fingers and our reasons", () => {
  expect(readXpatSettings(undefined)).toEqual(defaultXpatSettings);
  for (const nothing of [
    undefined,
    null,
    [],
    { fingers: [], no_documents_reasons: [], hours_back: "often" },
    { hours_back: -1, expiring_days: null },
  ]) {
    expect(read(nothing)).toEqual(defaultXpatSettings);
  }
  const { fingers, no_documents_reasons, ...rest } = defaultXpatSettings;
  expect(fingers.map(({ hand, finger }) => `${hand} ${finger}`)).toEqual([
    ...["right thumb", "right index", "right middle", "right ring", "right little"],
    ...["left thumb", "left index", "left middle", "left ring", "left little"],
  ]);
  expect(fingers.every(({ required, least_quality }) => required && least_quality === 40)).toBe(true);
  expect(no_documents_reasons.map(({ code }) => code)).toEqual([
    ...["with_employer", "lost", "at_embassy", "never_had", "other"],
  ]);
  expect(rest).toEqual({ pinned_countries: [], seen_again_days: 30, hours_back: 24, expiring_days: 30 });
});

test("What it settles about foreign workers holds part by part, also 0", () => {
  const settings = read({
    pinned_countries: [20, "India", 101],
    fingers: [{ hand: "right", finger: "index", required: true, least_quality: 30 }],
    no_documents_reasons: [{ code: "flood" }],
    seen_again_days: 0,
  });
  expect(settings).toEqual({
    ...defaultXpatSettings,
    pinned_countries: [20, 101],
    fingers: [{ hand: "right", finger: "index", required: true, least_quality: 30 }],
    no_documents_reasons: [{ code: "flood", label: "flood" }],
    seen_again_days: 0,
  });
});
