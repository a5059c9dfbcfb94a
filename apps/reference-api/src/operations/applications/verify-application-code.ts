import { applicationOtpOf } from "../../database/applications/application-otps.ts";
import { recordAct } from "../../database/audit.ts";
import { isAnswered } from "../../database/idempotency.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { Refusal } from "../../domain/refusal.ts";
import { holdAgainstCode, type RightCode } from "../one-time-passwords/hold-against-code.ts";
import type { AskedAtCenter } from "../operation.ts";
import { holdApplicant } from "./find-applying.ts";

type Asked = AskedAtCenter<"sendApplicationOtp" | "submitApplication">;

/**
 * Tries the code of an application before the transaction of its call: a wrong one counts although the call is refused.
 *
 * @returns the right code; nothing for a repeat of a call that has succeeded, which gets its answer again.
 * @throws Refusal for every other code.
 */
export async function verifyApplicationCode(
  asked: Asked,
  person: KnownPerson,
  text: string,
): Promise<RightCode | undefined> {
  if (asked.write && (await isAnswered(asked.database, asked.write))) return undefined;
  const tried = await asked.database.transaction().execute(async (database) => {
    await holdApplicant(database, person);
    const within = { ...asked, database };
    const subject = { type: "person", id: person.id } as const;
    const onWrong = (notes: string) => recordAct(within, { action: "otp_refused", subject, notes });
    return holdAgainstCode(within, applicationOtpOf(person.id), { text, onWrong });
  });
  if (tried instanceof Refusal) throw tried;
  return tried;
}
