import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

const bangladesh: Schemas["Country"] = { id: 20, name: "Bangladesh" };
const officer: Schemas["Staff"] = { username: "xpat.male", fullname: "Hassan Naeem" };

/** The island of the example's permit. */
export const exampleIsland: Schemas["Island"] = {
  id: 52,
  name: "Kulhudhuffushi",
  atoll: "HDh",
  atoll_name: "Haa Dhaalu",
  name_dv: "ކުޅުދުއްފުށި",
};

/** The employer of the example's permit. */
export const exampleEmployer: Schemas["Employer"] = {
  id: 7,
  name: "Blue Lagoon Resort",
  registration_no: "C-0123/2019",
  island: exampleIsland,
};

/** The occupation of the example's permit. */
export const exampleOccupation: Schemas["Occupation"] = { code: "5131", title: "Waiters" };

/** A work permit that is in force. */
export function createWorkPermit(change: Partial<Schemas["WorkPermit"]> = {}): Schemas["WorkPermit"] {
  return {
    number: "WP00412345",
    status: "valid",
    valid_until: "2027-06-30",
    since: "2025-07-01",
    employer: exampleEmployer,
    occupation: exampleOccupation,
    island: exampleIsland,
    site: "Staff block 2",
    missing: null,
    ...change,
  };
}

/** A foreign worker with a passport and a permit, whom no officer has met yet. */
export function createExpat(change: Partial<Schemas["Expat"]> = {}): Schemas["Expat"] {
  return {
    id: 31,
    name: "Rafiqul Islam",
    gender: 1,
    date_of_birth: "1991-04-12",
    approximate_age: null,
    country: bangladesh,
    passports: [
      { passport_no: "BX0484821", country: bangladesh, expires_on: "2029-03-14", is_current: true },
    ],
    permit: createWorkPermit(),
    has_photo: false,
    captured: null,
    last_interaction: null,
    ...change,
  };
}

/** Somebody whom a person who is to be saved looks like. */
export function createExpatCandidate(
  change: Partial<Schemas["ExpatCandidate"]> = {},
): Schemas["ExpatCandidate"] {
  return { individual: createExpat(), reasons: ["name_and_birth"], ...change };
}

/** An interaction in which everything agreed. */
export function createInteraction(change: Partial<Schemas["Interaction"]> = {}): Schemas["Interaction"] {
  return {
    id: 12,
    interaction_no: "X-2026-000012",
    at: "2026-11-18T05:10:00Z",
    recorded_at: "2026-11-18T05:12:00Z",
    island: exampleIsland,
    officer,
    individual: {
      id: 31,
      name: "Rafiqul Islam",
      gender: 1,
      date_of_birth: "1991-04-12",
      country: bangladesh,
      passport_no: "BX0484821",
    },
    permit: createWorkPermit(),
    checks: { image: true, name: true, passport_number: true, country: true },
    employer_seen: "Blue Lagoon Resort",
    occupation_seen: exampleOccupation,
    site: "Staff block 2",
    contact_phone_masked: "*** **45",
    passport_seen: "seen",
    outcome: "verified",
    notes: null,
    parts: [],
    exceptions: [],
    not_same_note: null,
    print_count: 0,
    ...change,
  };
}

/** An interaction as a row of the list. */
export function createInteractionSummary(
  change: Partial<Schemas["InteractionSummary"]> = {},
): Schemas["InteractionSummary"] {
  return {
    id: 12,
    interaction_no: "X-2026-000012",
    at: "2026-11-18T05:10:00Z",
    island: exampleIsland,
    officer,
    name: "Rafiqul Islam",
    country: bangladesh,
    passport_last4: "4821",
    employer_seen: "Blue Lagoon Resort",
    outcome: "verified",
    biometrics: { photo: true, fingers: 10, signature: true },
    ...change,
  };
}

/** Counts of interactions on one island. */
export function createInteractionStats(
  change: Partial<Schemas["InteractionStats"]> = {},
): Schemas["InteractionStats"] {
  return {
    today: 3,
    week: 14,
    total: 90,
    verified: 61,
    mismatches: 17,
    without_documents: 4,
    by_island: [{ island: exampleIsland, count: 90 }],
    ...change,
  };
}

/** A work permit and whose it is, as a row of the list. */
export function createPermitHolder(change: Partial<Schemas["PermitHolder"]> = {}): Schemas["PermitHolder"] {
  return {
    permit: createWorkPermit(),
    individual: { id: 31, name: "Rafiqul Islam", country: bangladesh, passport_last4: "4821" },
    captured_at: null,
    last_interaction: null,
    ...change,
  };
}
