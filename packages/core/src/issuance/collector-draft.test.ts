import { describe, expect, test } from "vitest";
import { type CollectorChoice, defaultIssuanceSettings } from "../settings/issuance-settings.ts";
import { createPerson } from "../testing/index.ts";
import {
  type CollectorDraft,
  checkCollectorDraft,
  listCollectorChoices,
  mayTakePassport,
  readCollectorDraft,
} from "./collector-draft.ts";

const choices = Object.fromEntries(
  defaultIssuanceSettings.collector_types.map((choice) => [choice.code, choice]),
);
const choose = (code: string) => choices[code] as CollectorChoice;
const owner = createPerson();

function createDraft(change: Partial<CollectorDraft> = {}): CollectorDraft {
  return {
    type: "family",
    isByPassport: false,
    id_number: "",
    passport_no: "",
    country_id: null,
    name: "",
    date_of_birth: "",
    relationship: "",
    ...change,
  };
}
const check = (draft: CollectorDraft) =>
  Object.fromEntries(
    Object.entries(checkCollectorDraft(draft, choose(draft.type), owner)).map(([field, { code }]) => [
      field,
      code,
    ]),
  );

describe("Who may be chosen as a collector", () => {
  const today = "2026-11-19";
  const list = (born: string | null, change: Partial<typeof defaultIssuanceSettings> = {}) =>
    listCollectorChoices({ ...defaultIssuanceSettings, youngest_owner: 18, ...change }, born, today).map(
      ({ code, relationships }) => [code, ...relationships.map((each) => each.code)].join(" "),
    );
  const all = ["self", "family mother father child spouse sibling guardian", "authorised", "official"];

  test("is anybody where the owner is old enough, or the registry asks for no age", () => {
    expect(list("2008-11-19")).toEqual(all);
    expect(list("2014-01-01", { youngest_owner: 0 })).toEqual(all);
  });

  test("is a guardian alone where the owner is younger than the registry asks for", () => {
    expect(list("2008-11-20")).toEqual(["family mother father guardian"]);
    expect(list("2014-01-01", { guardians: ["guardian"] })).toEqual(["family guardian"]);
  });

  test("is the server's to say where nobody knows the owner's age, or the settings name no guardian", () => {
    expect(list(null)).toEqual(all);
    expect(list("2027-01-01")).toEqual(all);
    expect(list("2014-01-01", { guardians: ["uncle"] })).toEqual(all);
  });
});

describe("What is typed of a collector", () => {
  test("the owner is asked for nothing, whatever was typed of somebody else before", () => {
    const draft = createDraft({ type: "self", id_number: "nonsense", relationship: "mother" });
    expect(check(draft)).toEqual({});
    expect(readCollectorDraft(draft, choose("self"))).toEqual({ collector_type: "self" });
  });

  test("family is asked for an ID number and what they are to the owner", () => {
    expect(check(createDraft())).toEqual({
      id_number: "id_number_invalid",
      relationship: "relationship_required",
    });
    const draft = createDraft({ id_number: " 100102", relationship: "mother" });
    expect(check(draft)).toEqual({});
    expect(readCollectorDraft(draft, choose("family"))).toEqual({
      collector_type: "family",
      id_number: "A100102",
      relationship: "mother",
    });
  });

  test("nobody collects for themselves as somebody else", () => {
    expect(check(createDraft({ id_number: "a100101", relationship: "child" }))).toEqual({
      id_number: "collector_is_owner",
    });
  });

  test("a foreigner is asked for what the passport says", () => {
    const draft = createDraft({ type: "authorised", isByPassport: true, id_number: "A100102" });
    expect(check(draft)).toEqual({
      passport_no: "passport_invalid",
      country_id: "country_required",
      name: "name_required",
      date_of_birth: "date_format",
    });
    const full = {
      ...draft,
      passport_no: "ab 12345",
      country_id: 20,
      name: " Rahim Uddin ",
      date_of_birth: "1985-04-01",
    };
    expect(check(full)).toEqual({});
    expect(readCollectorDraft(full, choose("authorised"))).toEqual({
      collector_type: "authorised",
      passport_no: "AB12345",
      country_id: 20,
      name: "Rahim Uddin",
      date_of_birth: "1985-04-01",
    });
  });

  test("a passport counts only where the registry takes one", () => {
    expect(mayTakePassport(choose("authorised"))).toBe(true);
    expect(mayTakePassport(choose("official"))).toBe(false);
    expect(check(createDraft({ type: "official", isByPassport: true, passport_no: "AB12345" }))).toEqual({
      id_number: "id_number_invalid",
    });
  });

  test("nobody collects their own card by passport, even where a registry's settings allow it", () => {
    expect(mayTakePassport({ ...choose("self"), takes_passport: true })).toBe(false);
    expect(mayTakePassport(undefined)).toBe(false);
  });

  test("a date of birth may have spaces around it", () => {
    const draft = createDraft({ type: "authorised", isByPassport: true, date_of_birth: " 1985-04-01 " });
    expect(check(draft)).not.toHaveProperty("date_of_birth");
    expect(readCollectorDraft(draft, choose("authorised"))).toHaveProperty("date_of_birth", "1985-04-01");
  });

  test.each([
    ["a citizen who may have a passport", { type: "authorised" as const }],
    ["somebody from whom no passport is taken", { type: "official" as const, isByPassport: true }],
  ])("%s is looked up by ID number alone, without what was typed of another", (_, change) => {
    const draft = createDraft({
      ...change,
      id_number: "A100102",
      passport_no: "AB12345",
      country_id: 20,
      name: "Rahim Uddin",
      relationship: "mother",
    });
    expect(readCollectorDraft(draft, choose(draft.type))).toEqual({
      collector_type: draft.type,
      id_number: "A100102",
    });
  });

  test("a foreigner whose country was not chosen is looked up without one, not with none", () => {
    const draft = createDraft({ type: "authorised", isByPassport: true, passport_no: "AB12345" });
    expect(readCollectorDraft(draft, choose("authorised"))).not.toHaveProperty("country_id");
  });
});
