import {
  checkContact,
  checkDate,
  checkPassport,
  createProblem,
  readContact,
  readDate,
  readMomentOf,
  readPassport,
} from "@id-desk/core";
import {
  checkInteractionNotes,
  type Expat,
  findBirthDateFault,
  findTimeBackFault,
  type IdentityChecks,
  type InteractionData,
  type InteractionOutcome,
  oldestAge,
  type PassportSeen,
  type WorkPermit,
} from "@id-desk/core/xpat";
import type { FieldProblems } from "../../runtime/forms/use-form.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { xpatCopy } from "./Xpat.copy.ts";

/** The words of the page. */
export type XpatWords = Translate<typeof xpatCopy.texts>;

/** What is typed of somebody whom the registry does not know. */
export const blankPerson = {
  name: "",
  country_id: null as number | null,
  country_name: "",
  passport_no: "",
  /** Of the passport, where it is another one than that of the person. */
  passport_country_id: null as number | null,
  expires_on: "",
  gender: "",
  date_of_birth: "",
  approximate_age: "",
  no_documents_reason: "",
};

/** The same, filled in. */
export type PersonValues = Readonly<typeof blankPerson>;

/** Somebody whom the registry knows, or somebody new. */
export type SheetPerson =
  | {
      readonly kind: "known";
      readonly expat: Expat;
      /** The number of the passport by which they were found, which may have been replaced. */
      readonly foundBy?: string | undefined;
      /** A passport with which the registry does not know them yet. */
      readonly passport?: InteractionData["passport"];
    }
  | {
      readonly kind: "new";
      readonly values: PersonValues;
      /** They have a passport. */
      readonly hasPassport: boolean;
    };

/** Where an employer that was seen is known from: the permit, the registry, or the person alone. */
export type EmployerSource = "" | "permit" | "registered" | "typed";

/** What is typed and chosen of an interaction. */
export const blankInteraction = {
  island_id: null as number | null,
  employer: "" as EmployerSource,
  employer_id: null as number | null,
  /** The name of a chosen employer, as the registry has it. */
  employer_known: "",
  employer_name: "",
  occupation_code: "",
  site: "",
  contact_phone: "",
  passport_seen: "" as PassportSeen | "",
  outcome: "" as InteractionOutcome | "",
  notes: "",
  /** The registry's day, as YYYY-MM-DD; "" for now. */
  day: "",
  /** HH:MM on the registry's clock. */
  time: "",
};

/** The same, filled in. */
export type InteractionValues = Readonly<typeof blankInteraction>;

/** What the checks of an interaction go by. */
export interface InteractionLimits {
  readonly now: Date;
  readonly timeZone: string | undefined;
  readonly hoursBack: number;
  /** Of the person, as far as it was found. */
  readonly permit: Pick<WorkPermit, "employer" | "occupation"> | null;
}

/** The fields of somebody new that are asked for. */
export const personFields = (hasPassport: boolean): (keyof PersonValues)[] =>
  hasPassport
    ? ["name", "passport_no", "country_id", "gender", "date_of_birth", "expires_on"]
    : ["name", "country_id", "gender", "approximate_age", "no_documents_reason"];

/** What is wrong with the details of somebody new, by their fields. */
export function checkPerson(
  values: PersonValues,
  { hasPassport, today }: { readonly hasPassport: boolean; readonly today: string },
  t: XpatWords,
): FieldProblems<PersonValues> {
  const age = values.approximate_age.trim();
  const isAge = /^\d{1,3}$/.test(age) && Number(age) <= oldestAge;
  return {
    name: values.name.trim() === "" && createProblem("name_required"),
    passport_no: checkPassport(values.passport_no),
    country_id: values.country_id === null && createProblem("country_required"),
    date_of_birth: hasPassport && checkBirthDate(values.date_of_birth, today, t),
    expires_on: values.expires_on.trim() !== "" && checkDate(values.expires_on),
    approximate_age: !isAge && t("ageRequired", { age: oldestAge }),
    no_documents_reason: values.no_documents_reason === "" && t("reasonRequired"),
  };
}

/** What is wrong with an interaction, by its fields. */
export function checkInteraction(
  values: InteractionValues,
  limits: InteractionLimits,
  t: XpatWords,
): FieldProblems<InteractionValues> {
  const { employer, outcome } = values;
  const { permit } = limits;
  // What is verified was compared with the permit.
  const isVerified = outcome === "verified";
  return {
    island_id: values.island_id === null && t("islandRequired"),
    employer: isVerified && permit?.employer != null && employer === "" && t("employerUnsaid"),
    occupation_code:
      isVerified && permit?.occupation != null && values.occupation_code === "" && t("occupationUnsaid"),
    employer_id: employer === "registered" && values.employer_id === null && t("employerRequired"),
    employer_name: employer === "typed" && values.employer_name.trim() === "" && t("employerNameRequired"),
    contact_phone: values.contact_phone.trim() !== "" && checkContact(values.contact_phone),
    passport_seen: values.passport_seen === "" && t("passportSeenRequired"),
    outcome: outcome === "" && t("outcomeRequired"),
    notes: checkInteractionNotes(values.notes, outcome),
    time: checkTime(values, limits, t),
  };
}

function checkBirthDate(text: string, today: string, t: XpatWords) {
  const fault = findBirthDateFault(text, today);
  if (fault === "no_date") return createProblem("date_format");
  return fault && t(fault === "in_future" ? "bornInFuture" : "bornTooLongAgo", { years: oldestAge });
}

function checkTime(
  { day, time }: InteractionValues,
  { now, timeZone, hoursBack }: InteractionLimits,
  t: XpatWords,
) {
  const fault = day !== "" && findTimeBackFault(readMomentOf(day, time, timeZone), { now, hoursBack });
  if (fault === "no_time") return t("timeRequired");
  return fault && t(fault === "in_future" ? "timeInFuture" : "timeTooLongAgo", { hours: hoursBack });
}

/** What is wrong with the note that says why two people are not the same. */
export const checkNotSame = (note: string, t: XpatWords): string | false =>
  note.trim() === "" && t("notSameRequired");

/** What is sent of who it is. */
export function writePerson(
  person: SheetPerson,
): Pick<InteractionData, "individual_id" | "individual" | "passport"> {
  if (person.kind === "known") {
    return { individual_id: person.expat.id, ...(person.passport && { passport: person.passport }) };
  }
  const { values, hasPassport } = person;
  const { country_id, date_of_birth, expires_on, no_documents_reason } = values;
  const country = country_id ?? 0;
  return {
    individual: {
      name: values.name.trim(),
      gender: Number(values.gender || 0),
      country_id: country,
      ...(hasPassport
        ? { date_of_birth: readDate(date_of_birth) }
        : { approximate_age: Number(values.approximate_age), no_documents_reason }),
    },
    ...(hasPassport && {
      passport: {
        passport_no: readPassport(values.passport_no),
        country_id: values.passport_country_id ?? country,
        ...(readDate(expires_on) && { expires_on: readDate(expires_on) }),
      },
    }),
  };
}

/** What is sent of what was found. */
export function writeInteraction(
  values: InteractionValues,
  permit: WorkPermit | null,
  timeZone: string | undefined,
): Omit<InteractionData, "checks"> {
  const { outcome, passport_seen, island_id, day, time, occupation_code } = values;
  const site = values.site.trim();
  const notes = values.notes.trim();
  const phone = readContact(values.contact_phone);
  const name = values.employer_name.trim();
  const onPermit = permit?.employer;
  const isOnPermit =
    values.employer === "permit" || (values.employer === "typed" && isSameName(name, onPermit?.name));
  const isTyped = values.employer === "typed" && !isOnPermit;
  const employer_id = isOnPermit ? onPermit?.id : values.employer === "registered" && values.employer_id;
  const at = day === "" ? undefined : readMomentOf(day, time, timeZone);
  return {
    island_id: island_id ?? 0,
    passport_seen: passport_seen as PassportSeen,
    outcome: outcome as InteractionOutcome,
    ...(permit && { permit_number: permit.number }),
    ...(isTyped ? { employer_name: name } : employer_id && { employer_id }),
    ...(occupation_code && { occupation_code }),
    ...(site && { site }),
    ...(phone && { contact_phone: phone }),
    ...(notes && { notes }),
    ...(at && { at: at.toISOString() }),
  };
}

/** Case makes no other employer. */
const isSameName = (name: string, other = "") => name.toLowerCase() === other.toLowerCase();

/** The answers to the questions of identity, where none is left out. */
export const writeChecks = (checks: Partial<IdentityChecks>): IdentityChecks => ({
  image: checks.image === true,
  name: checks.name === true,
  passport_number: checks.passport_number === true,
  country: checks.country === true,
});
