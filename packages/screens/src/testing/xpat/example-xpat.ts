import type { Country } from "@id-desk/core";
import {
  createCapturedPart,
  createExpat,
  createInteraction,
  createWorkPermit,
  exampleEmployer,
  exampleIsland,
  exampleOccupation,
} from "@id-desk/core/testing";
import type {
  Employer,
  Expat,
  Interaction,
  InteractionOutcome,
  InteractionSummary,
  Island,
  Occupation,
  PermitHolder,
  WorkPermit,
} from "@id-desk/core/xpat";
import { daysAgo } from "../example-batches.ts";

/** Islands of three atolls; two have the same name. */
export const exampleIslands: readonly Island[] = [
  exampleIsland,
  { id: 60, name: "Hithadhoo", atoll: "L", atoll_name: "Laamu", name_dv: "ހިތަދޫ" },
  { id: 70, name: "Hithadhoo", atoll: "S", atoll_name: "Seenu", name_dv: "ހިތަދޫ" },
  { id: 81, name: "Hulhumalé", atoll: "K", atoll_name: "Kaafu", name_dv: "ހުޅުމާލެ" },
];

const bangladesh: Country = { id: 20, name: "Bangladesh" };
const india: Country = { id: 101, name: "India" };
const sriLanka: Country = { id: 206, name: "Sri Lanka" };
const china: Country = { id: 45, name: "China" };
const indonesia: Country = { id: 102, name: "Indonesia" };
const nepal: Country = { id: 153, name: "Nepal" };

/** Countries of nationality, by name. */
export const exampleCountries: readonly Country[] = [
  bangladesh,
  china,
  india,
  indonesia,
  nepal,
  { id: 172, name: "Philippines" },
  sriLanka,
];

/** Employers on an island, a business and a household. */
export const exampleEmployers: readonly Employer[] = [
  exampleEmployer,
  { id: 8, name: "Blue Horizon Construction", registration_no: "C-0456/2021", island: exampleIsland },
  { id: 9, name: "Household of Mariyam Waheeda", registration_no: null, island: null },
];

/** Occupations of ISCO-08, by their titles. */
export const exampleOccupations: readonly Occupation[] = [
  { code: "7111", title: "House builders" },
  { code: "9111", title: "Domestic cleaners and helpers" },
  exampleOccupation,
];

const officers = [
  { username: "xpat.hdh", fullname: "Hassan Naeem" },
  { username: "xpat.two", fullname: "Shaira Mohamed" },
];

/** People whose names are in many scripts, or of one word. */
const people: readonly (readonly [name: string, country: Country, born: string])[] = [
  ["Rafiqul Islam", bangladesh, "1991-04-12"],
  ["সাবিনা ইয়াসমিন", bangladesh, "1994-11-02"],
  ["முருகன் செல்வம்", india, "1988-01-30"],
  ["නිමල් පෙරේරා", sriLanka, "1979-08-19"],
  ["王秀英", china, "1985-02-14"],
  ["Suharto", indonesia, "1998-06-06"],
  ["Ram Bahadur Thapa Magar Chhetri Gurung of Sindhupalchok", nepal, "1996-12-25"],
];

const permitStatuses: readonly WorkPermit["status"][] = [
  "valid",
  "expiring",
  "valid",
  "expired",
  "missing_reported",
];

/** How many days a permit of this status has left. */
const daysLeft: Readonly<Record<WorkPermit["status"], number>> = {
  valid: 214,
  expiring: 12,
  expired: -40,
  cancelled: 90,
  missing_reported: 120,
};

/** The day so many days from now. */
const dayFromNow = (days: number): string => daysAgo(-days).slice(0, 10);

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function createPermit(index: number): WorkPermit {
  const status = pick(permitStatuses, index);
  return createWorkPermit({
    number: `WP${String(412_345 + index).padStart(8, "0")}`,
    status,
    valid_until: dayFromNow(daysLeft[status] + index),
    employer: pick(exampleEmployers, index),
    occupation: pick(exampleOccupations, index + 2),
    missing: status === "missing_reported" ? { kind: "abscond", reported_on: dayFromNow(-20) } : null,
  });
}

/** Foreign workers with a passport and a permit each; every seventh one has neither. */
export function createExampleWorkers(count: number, { firstId = 31 } = {}): Expat[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, country, date_of_birth] = pick(people, index);
    const hasDocuments = index % 7 !== 5;
    const passport_no = `BX${String(484_821 + index * 37).padStart(7, "0")}`;
    return createExpat({
      id: firstId + index,
      name,
      country,
      gender: index % 7 === 1 || index % 7 === 4 ? 2 : 1,
      date_of_birth: hasDocuments ? date_of_birth : null,
      approximate_age: hasDocuments ? null : 28,
      passports: hasDocuments
        ? [{ passport_no, country, expires_on: dayFromNow(900), is_current: true }]
        : [],
      permit: hasDocuments ? createPermit(index) : null,
      has_photo: hasDocuments,
    });
  });
}

const outcomes: readonly InteractionOutcome[] = [
  "verified",
  "employer_mismatch",
  "verified",
  "permit_expired",
  "missing_reported",
  "no_permit",
  "verified",
  "identity_doubt",
];

const notes: Readonly<Partial<Record<InteractionOutcome, string>>> = {
  employer_mismatch: "Says that Blue Horizon Construction lent them out for the week.",
  permit_expired: "The employer says that the renewal is with the ministry.",
  missing_reported: "Works at a shop on the same island, and says that wages were not paid.",
  no_permit: "No documents. The employer keeps the passport.",
  identity_doubt: "The name is spelled in another way on the permit.",
};

const fingers = ["thumb", "index", "middle", "ring", "little"] as const;

/** A photograph, ten prints and a signature. */
function createParts(firstId: number, captured_at: string, captured_by: Interaction["officer"]) {
  const taken = { captured_at, captured_by };
  const other = { ...taken, hand: null, finger: null, quality: null };
  return [
    createCapturedPart({ ...other, id: firstId, kind: "photo", taken_with: "camera" }),
    ...(["right", "left"] as const).flatMap((hand, side) =>
      fingers.map((finger, at) =>
        createCapturedPart({ ...taken, id: firstId + 1 + side * 5 + at, hand, finger, quality: 60 + at }),
      ),
    ),
    createCapturedPart({ ...other, id: firstId + 11, kind: "signature", taken_with: "pad" }),
  ];
}

/** Interactions with such workers, newest first, one every nine hours. */
export function createExampleInteractions(count: number, { firstId = 100 } = {}): Interaction[] {
  const workers = createExampleWorkers(count);
  return workers.map((worker, index) => {
    const id = firstId + count - index;
    const at = daysAgo(index * 0.375);
    const officer = pick(officers, Math.floor(index / 3));
    const outcome = worker.permit ? pick(outcomes, index) : "no_permit";
    const [passport] = worker.passports;
    const { name, gender, date_of_birth, country, permit } = worker;
    return createInteraction({
      id,
      interaction_no: `X-2026-${String(id).padStart(6, "0")}`,
      at,
      recorded_at: at,
      island: pick(exampleIslands, Math.floor(index / 4)),
      officer,
      individual: {
        id: worker.id,
        name,
        gender,
        date_of_birth: date_of_birth ?? null,
        country,
        passport_no: passport?.passport_no ?? null,
      },
      permit: outcome === "no_permit" ? null : permit,
      checks: { image: true, name: outcome !== "identity_doubt", passport_number: true, country: true },
      employer_seen:
        outcome === "employer_mismatch" ? "Blue Horizon Construction" : (permit?.employer?.name ?? null),
      occupation_seen: permit?.occupation ?? null,
      passport_seen: passport ? "seen" : "with_employer",
      outcome,
      notes: notes[outcome] ?? null,
      parts: index % 3 === 2 ? [] : createParts(id * 100, at, officer),
    });
  });
}

/** An interaction as a row of the list. */
export function summarizeInteraction({ individual, parts, ...rest }: Interaction): InteractionSummary {
  const { id, interaction_no, at, island, officer, employer_seen, outcome } = rest;
  return {
    ...{ id, interaction_no, at, island, officer, employer_seen, outcome },
    name: individual.name,
    country: individual.country,
    passport_last4: individual.passport_no?.slice(-4) ?? null,
    biometrics: {
      photo: parts.some(({ kind }) => kind === "photo"),
      fingers: parts.filter(({ kind }) => kind === "finger").length,
      signature: parts.some(({ kind }) => kind === "signature"),
    },
  };
}

/** A worker as a row of the list of work permits; nothing for one without a permit. */
export function summarizePermit({ id, name, country, passports, permit, ...rest }: Expat): PermitHolder[] {
  if (!permit) return [];
  const { captured, last_interaction: last } = rest;
  return [
    {
      permit,
      individual: { id, name, country, passport_last4: passports[0]?.passport_no.slice(-4) ?? null },
      captured_at: captured?.captured_at ?? null,
      last_interaction: last && {
        ...{ id: last.id, interaction_no: last.interaction_no, at: last.at, outcome: last.outcome },
      },
    },
  ];
}
