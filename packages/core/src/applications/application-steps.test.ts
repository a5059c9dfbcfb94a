import { describe, expect, test } from "vitest";
import {
  type ApplicationNeed,
  type ApplicationStep,
  type ApplicationWork,
  applicationNeeds,
  applicationSteps,
  findCurrentApplicationStep,
  isReasonOf,
} from "./application-steps.ts";

const renewal = {
  applicant: { is_deceased: false, holds: [] },
  active: null,
  detailsMatch: true,
  type: "renewal",
  rule: { documents: ["payment_slip"], asksGuardian: false },
  collectionCenterId: 1,
  documents: ["payment_slip"],
  biometrics: "reused",
  otpToken: "token",
  isDeclared: true,
} as const satisfies ApplicationWork;

const hold = { code: "court", label: "Court order" };
const minor = { rule: { documents: [], asksGuardian: true } };
const lost = { type: "lost" } as const;
const damaged = { type: "damaged" } as const;
const changed = { type: "change_of_details" } as const;

describe("The sections of an application", () => {
  test.each<[string, Partial<ApplicationWork>, ApplicationStep, readonly ApplicationNeed[]]>([
    ["nobody was found", { applicant: undefined }, "find", ["applicant"]],
    ["the registry has not said whether one is under way", { active: undefined }, "find", ["applicant"]],
    ["another application is under way", { active: { id: 41 } }, "find", ["no_active_application"]],
    ["the applicant has died", { applicant: { is_deceased: true, holds: [] } }, "find", ["alive"]],
    ["there is a hold", { applicant: { is_deceased: false, holds: [hold] } }, "find", ["no_hold"]],
    ["the details were not compared", { detailsMatch: false }, "find", ["details_match"]],
    ["no type is chosen", { type: undefined }, "request", ["type"]],
    ["the settings have no such type", { rule: undefined }, "request", ["type"]],
    ["it is not said where the card was lost", lost, "request", ["lost_details"]],
    ["the damaged card was not handed in", damaged, "request", ["old_card"]],
    ["no detail is changed", changed, "request", ["changed_details"]],
    ["no centre is chosen", { collectionCenterId: undefined }, "request", ["collection_center"]],
    ["a minor comes alone", minor, "request", ["guardian"]],
    [
      "the guardian is too young",
      { ...minor, guardian: { eligible: false } },
      "request",
      ["guardian_eligible"],
    ],
    ["a document is missing", { documents: ["old_card"] }, "documents", ["document"]],
    ["nothing is said about biometrics", { biometrics: undefined }, "biometrics", ["biometrics"]],
    ["no code was told", { otpToken: undefined }, "phone", ["verification"]],
    ["nothing is declared", { isDeclared: false }, "review", ["declaration"]],
  ])("wait where %s", (_, work, step, needs) => {
    expect(findCurrentApplicationStep({ ...renewal, ...work })).toBe(step);
    expect(applicationNeeds(step, { ...renewal, ...work })).toEqual(needs);
  });

  test.each<[string, Partial<ApplicationWork>]>([
    ["a renewal", {}],
    ["a lost card", { ...lost, hasLostDetails: true }],
    ["a damaged card", { ...damaged, isOldCardHandedIn: true }],
    ["a change of details", { ...changed, hasChangedDetails: true }],
    ["a minor", { ...minor, guardian: { eligible: true } }],
    ["biometrics that are taken later", { biometrics: "later" }],
  ])("need nothing more for %s", (_, work) => {
    expect(findCurrentApplicationStep({ ...renewal, ...work })).toBeUndefined();
  });
});

describe("A returned application", () => {
  const reasons = [
    { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
    { code: "not_entitled", field: null, text: "Not entitled to a card" },
  ];

  test("opens the section of each reason until it is answered", () => {
    const returned = { reasons, changed: [] as string[], explanations: {} };
    const work = { ...renewal, returned };
    const open = (now: ApplicationWork) =>
      applicationSteps.filter((step) => applicationNeeds(step, now).length);
    expect(open(work)).toEqual(["biometrics", "review"]);
    expect(open({ ...renewal, returned: { ...returned, changed: ["photo"] } })).toEqual(["review"]);
    const explanations = { not_entitled: "She was born in 1990." };
    expect(open({ ...renewal, returned: { reasons, changed: ["photo"], explanations } })).toEqual([]);
  });

  test.each([
    ["documents", "documents"],
    ["signature", "biometrics"],
    ["guardian", "request"],
    ["phone", "phone"],
    ["shoe_size", "review"],
    ["constructor", "review"],
    [null, "review"],
  ] as const)("has a reason about %s in the section %s alone", (field, step) => {
    const reason = { code: "other", field, text: "Other" };
    expect(applicationSteps.filter((name) => isReasonOf(name, reason))).toEqual([step]);
  });
});
