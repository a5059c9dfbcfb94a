import { addDays } from "../../domain/xpat/permit-status.ts";
import names from "./data/expat-names.json" with { type: "json" };
import origins from "./data/expat-origins.json" with { type: "json" };
import {
  type EmployerPlan,
  type ExpatPlan,
  employerPlans,
  expatPlans,
  type PlannedPermit,
} from "./expat-plans.ts";
import { createPseudoRandom, type PseudoRandom } from "./pseudo-random.ts";

/** How many foreign workers the demonstration has. */
const expatCount = 90;

/** Where the names of the demonstration are from: the countries of most workers. */
const countries = origins.items.flatMap(({ country_id, count }) => {
  const own = names.items.find((each) => each.country_id === country_id);
  return own ? [{ ...own, weight: count }] : [];
});

/** The state of a worker's permit, by their place in the list: most are valid. */
function pickPermit(place: number): PlannedPermit {
  if (place % 11 === 0) return "expired";
  if (place % 9 === 0) return "expiring";
  return place % 29 === 0 ? "cancelled" : "valid";
}

function makePlan(random: PseudoRandom, place: number): ExpatPlan {
  const country = random.pick(countries);
  const given = country.given[random.next(country.given.length)] ?? "";
  const family = country.family[random.next(country.family.length)] ?? "";
  const year = 1970 + random.next(34);
  const month = String(1 + random.next(12)).padStart(2, "0");
  const day = String(1 + random.next(28)).padStart(2, "0");
  return {
    name: `${given} ${family}`,
    countryId: country.country_id,
    gender: ["Lakshmi", "Priya", "Kumari", "Dilani", "Sita", "Min", "Maria", "Liza"].includes(given) ? 2 : 1,
    born: `${year}-${month}-${day}`,
    permit: pickPermit(place),
  };
}

/** In days from today: until when a permit is valid. */
const daysValid: Readonly<Record<PlannedPermit, number>> = {
  valid: 200,
  expiring: 12,
  expired: -40,
  cancelled: 150,
  reported: 90,
  negligence: 60,
  abscond: 30,
  none: 0,
};

/** The ids of the islands of the demonstration's interactions. */
export interface SeedIslands {
  readonly male: number;
  readonly kulhudhuffushi: number;
}

const employerAt = (place: number): EmployerPlan => {
  const employer = employerPlans[place % employerPlans.length];
  if (!employer) throw new Error("The demonstration has no employers.");
  return employer;
};

function makePermit(
  permit: PlannedPermit,
  {
    place,
    islands,
    today,
  }: { readonly place: number; readonly islands: SeedIslands; readonly today: string },
) {
  const { isInMale, site, occupations } = employerAt(place);
  const isMissing = permit === "reported" || permit === "negligence" || permit === "abscond";
  return {
    id: place + 1,
    number: `WP00${100_001 + place}`,
    expat_id: place + 1,
    is_cancelled: permit === "cancelled",
    since: addDays(today, daysValid[permit] - 365),
    valid_until: addDays(today, daysValid[permit] + (permit === "valid" ? place : 0)),
    employer_id: (place % employerPlans.length) + 1,
    occupation_code: occupations[place % occupations.length] ?? null,
    island_id: isInMale ? islands.male : islands.kulhudhuffushi,
    site,
    missing_kind: isMissing ? permit : null,
    missing_on: isMissing ? addDays(today, -20) : null,
  };
}

/** The foreign workers of the demonstration with their passports and permits: always the same, with days counted from today. */
export function makeExpats(islands: SeedIslands, now: Date, today: string) {
  const random = createPseudoRandom(1991);
  const plans = Array.from(
    { length: expatCount },
    (_, place) => expatPlans[place] ?? makePlan(random, place),
  );
  const recordedAt = new Date(now.getTime() - 90 * 86_400_000);
  return {
    employers: employerPlans.map(({ name, registrationNo, isInMale }, index) => ({
      id: index + 1,
      name,
      registration_no: registrationNo,
      island_id: isInMale ? islands.male : islands.kulhudhuffushi,
    })),
    expats: plans.map((plan, place) => ({
      id: place + 1,
      name: plan.name,
      gender: plan.gender ?? 1,
      date_of_birth: plan.born ?? null,
      approximate_age: plan.approximateAge ?? null,
      country_id: plan.countryId,
      no_documents_reason: plan.noDocumentsReason ?? null,
      recorded_at: recordedAt,
    })),
    passports: plans.flatMap(({ passports, countryId }, place) =>
      (passports ?? [`EF${String(410_000 + place * 37).padStart(7, "0")}`]).map((passport_no, index) => ({
        expat_id: place + 1,
        passport_no,
        country_id: countryId,
        expires_on: addDays(today, 300 + place * 11 + index),
        added_at: recordedAt,
      })),
    ),
    permits: plans.flatMap(({ permit = "valid" }, place) =>
      permit === "none" ? [] : [makePermit(permit, { place, islands, today })],
    ),
  };
}
