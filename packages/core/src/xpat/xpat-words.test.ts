import { expect, test } from "vitest";
import {
  candidateReasonWords,
  interactionOutcomeWords,
  passportSeenWords,
  permitStatusWords,
  readCandidateReason,
  readInteractionOutcome,
  readPassportSeen,
  readPermitStatus,
} from "./xpat-words.ts";

test.each([
  ["verified", "Verified", "success"],
  ["employer_mismatch", "Employer differs from the permit", "warning"],
  ["occupation_mismatch", "Occupation differs from the permit", "warning"],
  ["island_mismatch", "Island differs from the permit", "warning"],
  ["permit_expired", "Permit is no longer valid", "danger"],
  ["no_permit", "No permit found", "danger"],
  ["missing_reported", "Reported as missing", "danger"],
  ["identity_doubt", "Identity not confirmed", "danger"],
  ["on_hold", "on_hold", "neutral"],
  ["constructor", "constructor", "neutral"],
])("The outcome %s reads %s and is %s", (outcome, label, tone) => {
  expect(readInteractionOutcome(outcome)).toEqual({ label, tone });
});

test("No word accuses anybody", () => {
  const words = [...Object.values(interactionOutcomeWords), ...Object.values(permitStatusWords)];
  const texts = [...words.map(({ label }) => label), ...Object.values(passportSeenWords)];
  for (const text of texts)
    expect(text).not.toMatch(/illegal|offen[cs]e|violat|fugitive|runaway|guilty|fake/i);
});

test.each([
  [{ status: "valid" }, "Valid", "success"],
  [{ status: "expiring", missing: null }, "Expires soon", "warning"],
  [{ status: "expired" }, "Expired", "danger"],
  [{ status: "cancelled" }, "Cancelled", "danger"],
  [{ status: "missing_reported" }, "Reported as missing", "danger"],
  [{ status: "missing_reported", missing: { kind: "reported" } }, "Reported as missing", "danger"],
  [
    { status: "missing_reported", missing: { kind: "negligence" } },
    "Reported as missing: negligence",
    "danger",
  ],
  [{ status: "missing_reported", missing: { kind: "abscond" } }, "Reported as missing: abscond", "danger"],
  [{ status: "missing_reported", missing: { kind: "moved" } }, "Reported as missing", "danger"],
  [{ status: "suspended" }, "suspended", "neutral"],
  [null, "No permit", "neutral"],
])("The permit %j reads %s and is %s", (permit, label, tone) => {
  expect(readPermitStatus(permit)).toEqual({ label, tone });
});

test("Every word can be the host's own", () => {
  expect(readInteractionOutcome("verified", { verified: "All agrees" }).label).toBe("All agrees");
  expect(readPermitStatus(null, { none: "Not on file" }).label).toBe("Not on file");
  expect(readPassportSeen("lost", { lost: "Lost" })).toBe("Lost");
  expect(readCandidateReason("passport", { passport: "One passport" })).toBe("One passport");
});

test("Where a passport is, and why somebody may be the same, is said in words; an unknown one as it is", () => {
  expect(Object.keys(passportSeenWords).map((seen) => readPassportSeen(seen))).toEqual([
    "Seen",
    "Copy seen",
    "With the employer",
    "Lost or stolen",
    "Expired, at the embassy",
    "Never had a passport",
  ]);
  expect(Object.keys(candidateReasonWords).map((reason) => readCandidateReason(reason))).toEqual([
    "Same passport",
    "Same country and date of birth, and a similar name",
  ]);
  expect(readPassportSeen("burnt")).toBe("burnt");
  expect(readCandidateReason("face")).toBe("face");
});
