import { describe, expect, test } from "vitest";
import { defaultApplicationSettings as settings } from "../settings/application-settings.ts";
import type { PersonStatus } from "./application.ts";
import {
  type ApplicantFacts,
  findApplicationTypes,
  findCardInHand,
  isRenewalDue,
  readApplicationRule,
} from "./application-types.ts";

const today = "2026-11-19";
const card = (status: string) => ({ serial_number: "SN0000001", status }) as PersonStatus["cards"][number];
const facts = (date_of_birth: string, ...statuses: string[]): ApplicantFacts => ({
  applicant: { date_of_birth },
  cards: statuses.map(card),
  today,
});
const codesFor = (given: ApplicantFacts) => findApplicationTypes(settings, given).map(({ code }) => code);

describe("What somebody may apply for", () => {
  test("is a first card for somebody without a card in hand", () => {
    expect(codesFor(facts("1990-01-01"))).toEqual(["first_time"]);
    expect(codesFor(facts("1990-01-01", "at_center", "destroyed"))).toEqual(["first_time"]);
  });

  test("is everything else for somebody with a card in hand", () => {
    const others = ["renewal", "lost", "damaged", "change_of_details"];
    expect(codesFor(facts("1990-01-01", "collected"))).toEqual(others);
    expect(codesFor(facts("1990-01-01", "printed", "completed"))).toEqual(others);
  });

  test("depends on the age where the settings name one, and on nothing where they are silent", () => {
    const types = [
      { code: "renewal", label: "Renewal", least_age: 10 },
      { code: "lost", label: "Lost" },
    ] as const;
    const codes = (born: string) => findApplicationTypes({ types }, facts(born)).map(({ code }) => code);
    expect(codes("2016-11-19")).toEqual(["renewal", "lost"]);
    expect(codes("2016-11-20")).toEqual(["lost"]);
  });
});

test("The card in hand is the newest that was collected", () => {
  expect(findCardInHand([card("printed"), card("completed"), card("collected")])?.status).toBe("completed");
  expect(findCardInHand([])).toBeUndefined();
});

describe("What an application asks for", () => {
  const [first, renewal] = settings.types;
  if (!first || !renewal) throw new Error("The settings have too few types.");

  test("is the documents of its type", () => {
    expect(readApplicationRule(renewal, facts("2008-11-19"))).toEqual({
      documents: ["payment_slip"],
      asksGuardian: false,
    });
  });

  test("is a guardian and the consent too for somebody under age", () => {
    expect(readApplicationRule(first, facts("2008-11-20"))).toEqual({
      documents: ["birth_certificate", "guardian_consent"],
      asksGuardian: true,
    });
  });

  test("is nothing where the settings are silent", () => {
    const silent = { code: "lost", label: "Lost" } as const;
    expect(readApplicationRule(silent, facts("2020-01-01"))).toEqual({ documents: [], asksGuardian: false });
  });
});

test.each([
  ["2026-11-18", 6, true],
  ["2027-05-19", 6, true],
  ["2027-05-20", 6, false],
  ["2026-11-19", 0, true],
  ["2026-11-20", 0, false],
])("A card that expires on %s is renewed %i months before: %s", (expiry, months, isDue) => {
  expect(isRenewalDue(expiry, months, today)).toBe(isDue);
});

test("A month without that day ends on its last day", () => {
  expect([isRenewalDue("2027-02-28", 6, "2026-08-31"), isRenewalDue("2027-03-01", 6, "2026-08-31")]).toEqual([
    true,
    false,
  ]);
});
