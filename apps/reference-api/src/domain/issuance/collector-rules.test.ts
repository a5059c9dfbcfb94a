import { describe, expect, test } from "vitest";
import { defaultSettings } from "../registry-settings.ts";
import {
  type CollectorFacts,
  type CollectorFigures,
  countYears,
  refuseCollector,
  refuseNoGuardian,
  requireDocument,
} from "./collector-rules.ts";

const figures: CollectorFigures = {
  ...defaultSettings.issuance,
  guardians: ["mother", "father", "guardian"],
};
const adult: CollectorFacts = {
  type: "family",
  relationship: "mother",
  dateOfBirth: "1980-05-01",
  isDeceased: false,
  holds: [],
  isOwner: false,
  ownerBorn: "1960-01-01",
  today: "2026-11-19",
};

describe("who may collect a card", () => {
  test.each([
    [{}, null],
    [{ dateOfBirth: "2008-11-19" }, null],
    [{ dateOfBirth: "2008-11-20" }, "This person is under 18."],
    [{ dateOfBirth: "2026-11-20" }, "The date of birth is in the future."],
    [{ dateOfBirth: null }, "The date of birth is not known."],
    [{ isDeceased: true }, "This person is registered as deceased."],
    [{ holds: [{ label: "Court order" }] }, "There is a hold on this person: Court order."],
    [{ isOwner: true }, "This is the owner of the card. Choose Owner."],
  ] as const)("somebody of whom %o is known: %j", (facts, reason) => {
    expect(refuseCollector({ ...adult, ...facts }, figures)).toBe(reason);
  });

  test("owners collect their own card at any age, unless the registry says from which age", () => {
    const born = (day: string | null, youngestOwner: number) =>
      refuseCollector(
        { ...adult, type: "self", isOwner: true, dateOfBirth: day, ownerBorn: day },
        { ...figures, youngestOwner },
      );

    expect([born("2014-01-01", 0), born(null, 0), born("2026-11-19", 0)]).toEqual([null, null, null]);
    expect(born("2011-11-19", 15)).toBeNull();
    expect(born("2011-11-20", 15)).toBe("The owner is under 15. A guardian must collect the card.");
    expect(born(null, 15)).toBe("The date of birth is not known.");
  });

  test.each([
    ["self", null, "collector_type"],
    ["authorised", null, "collector_type"],
    ["official", null, "collector_type"],
    ["family", "sibling", "relationship"],
    ["family", "mother", undefined],
    ["family", "guardian", undefined],
  ] as const)(
    "the card of an owner under age and a collector of the kind %s (%s): refused at %s",
    (type, relationship, field) => {
      const facts = { ...adult, type, relationship, ownerBorn: "2014-01-01" };
      const asked = { ...figures, youngestOwner: 18 };

      expect(refuseNoGuardian(facts, asked)?.field).toBe(field);
      expect(refuseCollector(facts, asked)).toBe(
        field === undefined ? null : "The owner is under 18. A guardian must collect the card.",
      );
      expect(refuseNoGuardian(facts, figures)).toBeNull();
    },
  );

  test("every hold on a person is told", () => {
    const holds = [{ label: "Court order" }, { label: "Under inquiry" }];

    expect(refuseCollector({ ...adult, holds }, figures)).toBe(
      "There is a hold on this person: Court order, Under inquiry.",
    );
  });

  test("somebody born on the 29th of February is a year older on the 1st of March", () => {
    expect([countYears("2008-02-29", "2026-02-28"), countYears("2008-02-29", "2026-03-01")]).toEqual([
      17, 18,
    ]);
  });

  test.each([
    ["self", null, null],
    ["family", "mother", null],
    ["family", "guardian", "court_order"],
    ["authorised", null, "authorisation_letter"],
    ["self", "guardian", null],
    ["official", null, "authorisation_letter"],
  ] as const)("a collector of the kind %s (%s) brings %s", (type, relationship, document) => {
    expect(requireDocument(type, relationship)).toBe(document);
  });
});
