import { recordAct } from "../../database/audit.ts";
import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { findPerson, type KnownPerson } from "../../database/people/read-person.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import { wasViewed } from "../../database/was-viewed.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";

type AskedOfPerson = AskedAtCenter<
  "getPersonStatus" | "getActiveApplication" | "getPersonPortrait" | "getApplicantBiometrics"
>;

const subjectOf = ({ id }: KnownPerson) => ({ type: "person" as const, id });

/**
 * Counts that somebody looks a person up and writes it down, found or not, before they see anything. What a page asks
 * again in the background, of somebody who was just looked at, is no second look.
 */
export async function lookAtPerson(asked: AskedOfPerson): Promise<KnownPerson> {
  const { database, path } = asked;
  const person = await findPerson(database, { idNumber: path.idNumber });
  if (person && asked.isBackground && (await wasViewed(asked, subjectOf(person)))) return person;
  await countPersonLookup(asked);
  if (!person) {
    await recordMiss(asked, { subject: "person", kind: "id_number", number: path.idNumber });
    throw refuseMissing(`No record was found for ${path.idNumber}.`);
  }
  await recordAct(asked, { action: "view", subject: subjectOf(person), notes: null });
  return person;
}

/** Finds a person whom this user has just looked up, and writes down that their photograph is looked at. */
export async function lookAtPortrait(asked: AskedOfPerson): Promise<KnownPerson> {
  const person = await findPerson(asked.database, { idNumber: asked.path.idNumber });
  // The same for somebody whom the registry does not know: nobody tries numbers here.
  if (!person || !(await wasViewed(asked, subjectOf(person)))) {
    throw refuseMissing("Look up this person's status first.");
  }
  await recordAct(asked, { action: "view", subject: subjectOf(person), notes: "portrait" });
  return person;
}
