import { isAtCenterOf } from "../../database/applications/change-application.ts";
import { findActive } from "../../database/applications/read-status.ts";
import { recordAct } from "../../database/audit.ts";
import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { findPerson, type KnownPerson } from "../../database/people/read-person.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import { refuseByRule, refuseFields, refuseMissing } from "../../domain/refusal.ts";
import { readIdNumber } from "../../domain/written-forms.ts";
import type { CaptureReader } from "../../ports.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<
  "sendPhotograph" | "sendFingerprint" | "sendSignature" | "recordException" | "submitBiometrics"
>;

/** Somebody with an application under way at this centre. */
export interface Applicant {
  readonly person: KnownPerson;
  readonly applicationId: number;
}

/**
 * Finds an applicant by the ID number, outside of the transaction. Somebody whom the registry does not know, or who has
 * no application at this centre, counts as looked up and is written down: nobody tries numbers here.
 */
export async function findApplicant(asked: Asked, text: string): Promise<Applicant> {
  const { database, center } = asked;
  const idNumber = readIdNumber(text);
  if (idNumber === "") throw refuseFields({ id_number: ["ID Number is not valid."] });
  const person = await findPerson(database, { idNumber });
  const application = person && (await findActive(database, person.id));
  if (person && application && isAtCenterOf(asked, application)) {
    return { person, applicationId: application.id };
  }
  await countPersonLookup(asked);
  if (!person) {
    await recordMiss(asked, { subject: "person", kind: "id_number", number: idNumber });
    throw refuseMissing(`No record was found for ${idNumber}.`);
  }
  const subject = { type: "person" as const, id: person.id };
  await recordAct(asked, { action: "view", subject, notes: "Biometrics." });
  throw refuseMissing(`${idNumber} has no application under way at ${center.name}.`);
}

/** What reads biometrics here. */
export function readerOf({ ports }: Pick<Asked, "ports">): CaptureReader {
  if (ports.readCapture) return ports.readCapture;
  throw refuseByRule({ message: "Biometrics are not kept here.", code: "biometrics_not_kept" });
}
