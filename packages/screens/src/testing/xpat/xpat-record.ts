import { createCapturedPart, createInteraction, exampleIsland } from "@id-desk/core/testing";
import type { Expat, ExpatCandidate, Interaction, InteractionData, Passport } from "@id-desk/core/xpat";
import { daysAgo } from "../example-batches.ts";
import { exampleCountries, exampleEmployers, exampleIslands, exampleOccupations } from "./example-xpat.ts";

const officer = { username: "xpat.hdh", fullname: "Hassan Naeem" };

/** Text as it is compared: case and width make no other one. */
export const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** What an interaction is recorded with, beside its files. */
export function readInteractionData(body: FormData): InteractionData {
  return JSON.parse(String(body.get("data")));
}

/** Whether a passport has this number and is of this country. */
export const isPassport = ({ passport_no, country }: Passport, number = "", countryId = 0) =>
  passport_no === number.toUpperCase() && country.id === countryId;

/** Whom somebody new, or somebody with a new passport, looks like. */
export function findCandidates(people: readonly Expat[], data: InteractionData): ExpatCandidate[] {
  const { individual, individual_id, passport, not_same_as = [] } = data;
  return people
    .filter(({ id }) => id !== individual_id && !not_same_as.includes(id))
    .flatMap((person) => {
      const hasPassport = person.passports.some((each) =>
        isPassport(each, passport?.passport_no, passport?.country_id),
      );
      const [word] = fold(individual?.name ?? "").split(" ");
      const looksAlike =
        individual?.date_of_birth !== undefined &&
        person.date_of_birth === individual.date_of_birth &&
        person.country?.id === individual.country_id &&
        fold(person.name).includes(word ?? "");
      const reasons: ExpatCandidate["reasons"] = [
        ...(hasPassport ? (["passport"] as const) : []),
        ...(looksAlike ? (["name_and_birth"] as const) : []),
      ];
      return reasons.length > 0 ? [{ individual: person, reasons }] : [];
    });
}

const findCountry = (id: number) => exampleCountries.find((country) => country.id === id) ?? null;

/** The passports that a person has with the one that was recorded; a new one is the current one. */
function listPassports(passports: readonly Passport[], { passport }: InteractionData): Passport[] {
  const country = passport && findCountry(passport.country_id);
  if (!passport || !country) return [...passports];
  const { passport_no, country_id, expires_on = null } = passport;
  if (passports.some((each) => isPassport(each, passport_no, country_id))) return [...passports];
  return [
    { passport_no: passport_no.toUpperCase(), country, expires_on, is_current: true },
    ...passports.map((each) => ({ ...each, is_current: false })),
  ];
}

/** A person with the passport that was recorded with them. */
export function addPassport(person: Expat, data: InteractionData): Expat {
  return { ...person, passports: listPassports(person.passports, data) };
}

/** Somebody whom the registry has not known, as they were recorded. */
export function createNewPerson(data: InteractionData, id: number): Expat {
  const {
    name = "",
    gender = 0,
    date_of_birth = null,
    approximate_age = null,
    country_id = 0,
  } = data.individual ?? {};
  return {
    ...{ id, name, gender, date_of_birth, approximate_age },
    country: findCountry(country_id),
    passports: listPassports([], data),
    permit: null,
    has_photo: false,
    captured: null,
    last_interaction: null,
  };
}

/** An interaction as the registry keeps what was recorded with a person. */
export function createRecorded(data: InteractionData, person: Expat, id: number): Interaction {
  const now = daysAgo(0);
  const { name, gender, date_of_birth = null, country, passports, permit } = person;
  const isFound = data.permit_number !== undefined && permit?.number === data.permit_number;
  const employer = exampleEmployers.find((each) => each.id === data.employer_id)?.name;
  const phone = data.contact_phone;
  const prints = data.fingerprints ?? [];
  return createInteraction({
    id,
    interaction_no: `X-2026-${String(id).padStart(6, "0")}`,
    at: data.at ?? now,
    recorded_at: now,
    island: exampleIslands.find((island) => island.id === data.island_id) ?? exampleIsland,
    officer,
    individual: {
      ...{ id: person.id, name, gender, date_of_birth, country },
      passport_no: passports[0]?.passport_no ?? null,
    },
    permit: isFound ? permit : null,
    checks: data.checks,
    employer_seen: employer ?? data.employer_name ?? null,
    occupation_seen: exampleOccupations.find(({ code }) => code === data.occupation_code) ?? null,
    site: data.site ?? null,
    contact_phone_masked: phone ? `*** **${phone.slice(-2)}` : null,
    passport_seen: data.passport_seen,
    outcome: data.outcome,
    notes: data.notes ?? null,
    parts: prints.map(({ hand, finger, quality }, at) =>
      createCapturedPart({
        ...{ id: id * 100 + at, hand: hand ?? null, finger: finger ?? null, quality: quality ?? null },
        captured_at: now,
        captured_by: officer,
      }),
    ),
    not_same_note: data.not_same_note ?? null,
  });
}
