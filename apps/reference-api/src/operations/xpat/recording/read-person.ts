import type { components } from "../../../contract/registry.gen.d.ts";
import { findCountry } from "../../../domain/countries.ts";
import { countYears } from "../../../domain/issuance/collector-rules.ts";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import type { RegistrySettings } from "../../../domain/registry-settings.ts";
import { countSeenCharacters, readDate } from "../../../domain/written-forms.ts";
import { readWorkersPassportNo } from "../../../domain/xpat/interaction-rules.ts";

type Data = components["schemas"]["InteractionData"];

/** Texts by field. */
export type Errors = Record<string, readonly string[]>;

/** In years. */
const oldestAge = 120;

/** Somebody new, as columns. */
export interface NewPerson {
  readonly name: string;
  readonly gender: number;
  readonly date_of_birth: string | null;
  readonly approximate_age: number | null;
  readonly country_id: number;
  readonly no_documents_reason: string | null;
}

/** A passport that is new to the registry, as columns. */
export interface NewPassport {
  readonly passport_no: string;
  readonly country_id: number;
  readonly expires_on: string | null;
}

/** Says what is wrong with a day of birth. */
function checkBirth(day: string, today: string): string | undefined {
  if (day === "") return "Required format: YYYY-MM-DD";
  if (day > today) return "The date of birth is in the future.";
  return countYears(day, today) > oldestAge
    ? `The date of birth is more than ${oldestAge} years ago.`
    : undefined;
}

/** Reads who somebody new is; what is wrong is added to `errors`. */
export function readNewPerson(
  said: NonNullable<Data["individual"]>,
  { settings, now }: { readonly settings: RegistrySettings; readonly now: Date },
  errors: Errors,
): NewPerson {
  const { name, gender = 0, date_of_birth: typed, approximate_age = null, country_id } = said;
  const { no_documents_reason = null } = said;
  const birth = typed === undefined ? null : readDate(typed);
  const wrongBirth = birth === null ? undefined : checkBirth(birth, readRegistryDay(now));
  const reasons = settings.shown.xpat.no_documents_reasons;
  if (countSeenCharacters(name) === 0) errors.name = ["Name is required."];
  if (!findCountry(country_id)) errors.country_id = ["Country is not valid."];
  if (wrongBirth !== undefined) errors.date_of_birth = [wrongBirth];
  if (no_documents_reason !== null && !reasons.some(({ code }) => code === no_documents_reason)) {
    errors.no_documents_reason = ["Reason is not valid."];
  }
  return {
    name: name.trim().replaceAll(/\s+/g, " "),
    gender,
    date_of_birth: birth,
    // Once the day of birth is known, nobody has to guess.
    approximate_age: birth === null ? approximate_age : null,
    country_id,
    no_documents_reason,
  };
}

/** Reads a passport that is new to the registry; what is wrong is added to `errors`. */
export function readNewPassport(said: NonNullable<Data["passport"]>, errors: Errors): NewPassport {
  const { passport_no: typed, country_id, expires_on: expiry } = said;
  const passport_no = readWorkersPassportNo(typed);
  const expires_on = expiry === undefined ? null : readDate(expiry);
  if (passport_no === "") errors.passport_no = ["Passport number is not valid."];
  if (!findCountry(country_id)) errors.country_id = ["Country is not valid."];
  if (expires_on === "") errors.expires_on = ["Required format: YYYY-MM-DD"];
  return { passport_no, country_id, expires_on };
}
