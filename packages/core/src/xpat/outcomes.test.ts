import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { createWorkPermit } from "../testing/index.ts";
import {
  checkInteractionNotes,
  type InteractionFacts,
  interactionOutcomes,
  needsNotes,
  readOutcomes,
} from "./outcomes.ts";
import { interactionOutcomeWords } from "./xpat-words.ts";

const fourYes = { image: true, name: true, passport_number: true, country: true };

/** A worker whose permit was found, and with whom everything agrees. */
const createFacts = (change: Partial<InteractionFacts> = {}): InteractionFacts => ({
  permit: createWorkPermit(),
  isPermitFound: true,
  checks: fourYes,
  employer: { id: 7 },
  occupationCode: "5131",
  islandId: 52,
  ...change,
});

describe("An interaction in which everything agrees", () => {
  test("may be verified, and is suggested to be", () => {
    expect(readOutcomes(createFacts())).toMatchObject({ suggested: "verified", notVerified: [] });
    const permit = createWorkPermit({ status: "expiring" });
    expect(readOutcomes(createFacts({ permit })).allowed).toContain("verified");
  });

  test("cannot be one without a permit, or with one that has expired", () => {
    const { allowed } = readOutcomes(createFacts());
    expect(interactionOutcomes.filter((outcome) => !allowed.includes(outcome))).toEqual([
      "permit_expired",
      "no_permit",
    ]);
  });

  test("is one in which nobody has said yet where and for whom the person works", () => {
    const facts = createFacts({ employer: null, occupationCode: null, islandId: null });
    expect(readOutcomes(facts).notVerified).toEqual([]);
  });
});

describe("An interaction is not verified", () => {
  test.each([
    ["no_permit", "no_permit", { permit: null }],
    ["no_permit", "no_permit", { isPermitFound: false }],
    ["permit_not_valid", "permit_expired", { permit: createWorkPermit({ status: "expired" }) }],
    ["permit_not_valid", "permit_expired", { permit: createWorkPermit({ status: "cancelled" }) }],
    ["permit_not_valid", "permit_expired", { permit: createWorkPermit({ status: "frozen" as "expired" }) }],
    ["missing_reported", "missing_reported", { permit: createWorkPermit({ status: "missing_reported" }) }],
    [
      "missing_reported",
      "missing_reported",
      { permit: createWorkPermit({ missing: { kind: "abscond", reported_on: "2026-11-01" } }) },
    ],
    ["identity", "identity_doubt", { checks: { ...fourYes, image: false } }],
    ["employer_differs", "employer_mismatch", { employer: { id: 8 } }],
    ["employer_differs", "employer_mismatch", { employer: { name: "Blue Lagoon" } }],
    ["occupation_differs", "occupation_mismatch", { occupationCode: "7112" }],
    ["island_differs", "island_mismatch", { islandId: 53 }],
  ] as const)("for the reason %s, which suggests %s: %j", (reason, outcome, change) => {
    const { allowed, suggested, notVerified } = readOutcomes(createFacts(change));
    expect(notVerified).toEqual([reason]);
    expect(suggested).toBe(outcome);
    expect(allowed).not.toContain("verified");
    expect(allowed).toContain(outcome);
  });

  test("while a question has no answer, and then nothing is suggested", () => {
    for (const question of Object.keys(fourYes)) {
      const checks = { ...fourYes, [question]: undefined };
      const { suggested, notVerified } = readOutcomes(createFacts({ checks, employer: { id: 8 } }));
      expect([suggested, notVerified]).toEqual([undefined, ["identity", "employer_differs"]]);
    }
    expect(readOutcomes(createFacts({ checks: { name: false } })).suggested).toBe("identity_doubt");
  });

  test("for all the reasons that there are, and the gravest suggests", () => {
    const facts = createFacts({
      permit: createWorkPermit({ status: "expired" }),
      employer: { id: 8 },
      occupationCode: "7112",
      islandId: 53,
    });
    expect(readOutcomes(facts)).toMatchObject({
      suggested: "permit_expired",
      notVerified: ["permit_not_valid", "employer_differs", "occupation_differs", "island_differs"],
    });
  });
});

test("An employer by name is the permit's where only case and spaces differ", () => {
  const notVerified = (name: string) => readOutcomes(createFacts({ employer: { name } })).notVerified;
  expect(notVerified("  blue  lagoon RESORT ")).toEqual([]);
  expect(notVerified("Blue Lagoon Resorts")).toEqual(["employer_differs"]);
});

test("What a permit does not say differs from nothing", () => {
  const permit = createWorkPermit({ employer: null, occupation: null, island: null });
  expect(readOutcomes(createFacts({ permit })).suggested).toBe("verified");
});

test("While no permit can be looked up, every outcome but verified may be chosen", () => {
  const { allowed } = readOutcomes(createFacts({ permit: null, isPermitFound: false }));
  expect(allowed).toEqual(interactionOutcomes.filter((outcome) => outcome !== "verified"));
});

test("Notes have at least three characters that are seen, also where none are needed", () => {
  expect(checkInteractionNotes("ok", "verified").map(({ code }) => code)).toEqual(["notes_too_short"]);
  expect(checkInteractionNotes("", "verified")).toEqual([]);
  expect(checkInteractionNotes("n".repeat(2000), "no_permit")).toEqual([]);
});

test("Notes are needed for every outcome but verified", () => {
  expect(interactionOutcomes.filter((outcome) => !needsNotes(outcome))).toEqual(["verified"]);
  expect([...interactionOutcomes].sort()).toEqual(Object.keys(interactionOutcomeWords).sort());
});

const answer = fc.option(fc.boolean(), { nil: undefined });
const statuses = ["valid", "expiring", "expired", "cancelled", "missing_reported"] as const;

property.prop([
  fc.record({ image: answer, name: answer, passport_number: answer, country: answer }),
  fc.constantFrom(null, ...statuses),
  fc.boolean(),
  fc.constantFrom(null, { id: 7 }, { id: 8 }),
  fc.constantFrom(null, 52, 53),
])(
  "What is suggested may be chosen, and verified only without a reason against it",
  (checks, status, isPermitFound, employer, islandId) => {
    const permit = status && createWorkPermit({ status });
    const given = Object.fromEntries(Object.entries(checks).filter(([, said]) => said !== undefined));
    const rules = readOutcomes(createFacts({ checks: given, permit, isPermitFound, employer, islandId }));
    if (rules.suggested) expect(rules.allowed).toContain(rules.suggested);
    expect(rules.allowed.includes("verified")).toBe(rules.notVerified.length === 0);
  },
);
