import { describe, expect, test } from "vitest";
import { createExpat, exampleIsland } from "../testing/example-xpat.ts";
import {
  findSeenLately,
  type XpatNeed,
  type XpatStep,
  type XpatWork,
  xpatNeeds,
  xpatSteps,
} from "./xpat-steps.ts";

const whole: XpatWork = {
  hasPerson: true,
  wasSeenLately: false,
  checks: { image: true, name: true, passport_number: false, country: true },
  islandId: 52,
  passportSeen: "seen",
  outcome: "identity_doubt",
  notes: "The number differs.",
  hasFineFields: true,
};

describe("The sections of an interaction", () => {
  test.each<[string, Partial<XpatWork>, XpatStep, readonly XpatNeed[]]>([
    ["nobody was found", { hasPerson: false }, "find", ["person"]],
    ["the person was seen lately", { wasSeenLately: true }, "find", ["seen_again"]],
    ["a question has no answer", { checks: { image: true, name: true } }, "identity", ["checks"]],
    ["no island is chosen", { islandId: null }, "interaction", ["island"]],
    ["it is not said where the passport is", { passportSeen: "" }, "interaction", ["passport_seen"]],
    ["no outcome is chosen", { outcome: "" }, "interaction", ["outcome"]],
    ["an outcome has no notes", { notes: " " }, "interaction", ["notes"]],
    ["the notes are too short", { notes: "no\u200b" }, "interaction", ["notes"]],
    ["a field has an error", { hasFineFields: false }, "interaction", ["fields"]],
  ])("wait where %s", (_, work, step, needs) => {
    expect(xpatNeeds(step, { ...whole, ...work })).toEqual(needs);
  });

  test("need nothing more once all is answered, also where an answer is no", () => {
    expect(xpatSteps.flatMap((step) => xpatNeeds(step, whole))).toEqual([]);
  });

  test("ask for no notes where everything is verified", () => {
    expect(xpatNeeds("interaction", { ...whole, outcome: "verified", notes: "" })).toEqual([]);
  });
});

describe("Somebody is seen lately", () => {
  const now = new Date("2026-11-20T08:00:00Z");
  const last = {
    id: 12,
    interaction_no: "X-2026-000012",
    at: "2026-10-22T08:00:00Z",
    island: exampleIsland,
    officer: { username: "xpat.hdh", fullname: "Hassan Naeem" },
    outcome: "verified",
  } as const;
  const expat = createExpat({ last_interaction: last });

  test("within the days of the settings", () => {
    expect(findSeenLately(expat, 30, now)).toBe(last);
    expect(findSeenLately(expat, 29, now)).toBeUndefined();
  });

  test("never where the settings say 0, and not without an interaction", () => {
    expect(findSeenLately(expat, 0, now)).toBeUndefined();
    expect(findSeenLately(createExpat(), 30, now)).toBeUndefined();
  });
});
