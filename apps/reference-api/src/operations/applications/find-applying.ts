import { sql } from "kysely";
import { recordAct } from "../../database/audit.ts";
import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { findPerson, type KnownPerson } from "../../database/people/read-person.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import type { Database } from "../../database/tables.ts";
import { countYears } from "../../domain/issuance/collector-rules.ts";
import { Refusal, refuseFields, refuseMissing } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { readIdNumber } from "../../domain/written-forms.ts";
import type { AskedAtCenter } from "../operation.ts";
import { wasLookedAt } from "./was-looked-at.ts";

type Asked = AskedAtCenter<"sendApplicationOtp" | "submitApplication" | "addIssuanceDocument">;

/** Finds somebody by the ID number; a look is counted and written down unless the same user has just had one. */
async function lookFor(asked: Asked, idNumber: string, notes: string): Promise<KnownPerson | undefined> {
  const person = await findPerson(asked.database, { idNumber });
  if (person && (await wasLookedAt(asked, person))) return person;
  await countPersonLookup(asked);
  if (person) await recordAct(asked, { action: "view", subject: { type: "person", id: person.id }, notes });
  else await recordMiss(asked, { subject: "person", kind: "id_number", number: idNumber });
  return person;
}

/** Finds the applicant, outside of the transaction: a look counts although the call is refused. */
export async function findApplying(asked: Asked, text: string): Promise<KnownPerson> {
  const idNumber = readIdNumber(text);
  if (idNumber === "") throw refuseFields({ id_number: ["ID Number is not valid."] });
  const person = await lookFor(asked, idNumber, "Application.");
  if (!person) throw refuseMissing(`No record was found for ${idNumber}.`);
  return person;
}

/** Finds the guardian of an application, outside of the transaction. */
export async function findGuardian(asked: Asked, text: string): Promise<KnownPerson> {
  const idNumber = readIdNumber(text);
  if (idNumber === "") throw refuseGuardian("ID Number is not valid.");
  const person = await lookFor(asked, idNumber, "Guardian.");
  if (!person) throw refuseGuardian(`No record was found for ${idNumber}.`);
  return person;
}

/** Says at the field of the guardian why somebody cannot be one. */
export const refuseGuardian = (text: string) =>
  new Refusal(400, { message: text, code: "guardian_not_eligible", errors: { guardian: [text] } });

/** Refuses somebody who cannot apply for this applicant. */
export function checkGuardian({ now, ports }: Asked, guardian: KnownPerson, applicant: KnownPerson): void {
  const least = ports.settings.shown.applications.guardian_least_age ?? 0;
  if (guardian.id === applicant.id) throw refuseGuardian("This is the applicant.");
  if (guardian.is_deceased) throw refuseGuardian("This person is registered as deceased.");
  if (guardian.holds.length > 0) {
    const holds = guardian.holds.map(({ label }) => label).join(", ");
    throw refuseGuardian(`There is a hold on this person: ${holds}.`);
  }
  if (countYears(guardian.date_of_birth, readRegistryDay(now)) < least) {
    throw refuseGuardian(`This person is under ${least}.`);
  }
}

/** Refuses an applicant who has died, or on whom there is a hold. */
export function checkApplicant({ is_deceased, holds }: KnownPerson): void {
  if (is_deceased) {
    throw new Refusal(400, { message: "This person is registered as deceased.", code: "applicant_deceased" });
  }
  if (holds.length === 0) return;
  const message = `There is a hold on this person: ${holds.map(({ label }) => label).join(", ")}.`;
  throw new Refusal(400, { message, code: "applicant_on_hold" });
}

/** Lets nobody else apply for a person until the transaction ends, and reads the person as they are then. */
export async function holdApplicant(database: Database, { id }: KnownPerson): Promise<KnownPerson> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant ${id}`}, 0))`.execute(database);
  const person = await findPerson(database, { id });
  if (!person) throw new Error("An applicant who was found is not there.");
  return person;
}
