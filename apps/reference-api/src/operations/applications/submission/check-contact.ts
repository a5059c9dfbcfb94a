import { applicationOtpOf, findVerifiedOtp } from "../../../database/applications/application-otps.ts";
import { digestPhone, type KeptOtp, useOtp } from "../../../database/otps/write-otp.ts";
import type { KnownPerson } from "../../../database/people/read-person.ts";
import { Refusal, refuseFields } from "../../../domain/refusal.ts";
import { readPhone } from "../../../domain/written-forms.ts";
import { findTriedCode, type RightCode } from "../../one-time-passwords/hold-against-code.ts";
import type { AskedAtCenter } from "../../operation.ts";

type Asked = AskedAtCenter<"submitApplication">;

function refuseUnverified(): Refusal {
  const message = "The phone number has to be verified again.";
  return new Refusal(400, { message, code: "phone_not_verified", errors: { otp_token: [message] } });
}

/** The code by which the number was verified: now, or by this session not long ago. */
async function findOtp(asked: Asked, person: KnownPerson, token: string, code: RightCode | undefined) {
  const { database, session, now, ports } = asked;
  if (!code)
    return findVerifiedOtp(database, person.id, { token, session, now, figures: ports.settings.otp });
  const subject = applicationOtpOf(person.id);
  const otp = await findTriedCode(asked, subject, code);
  await useOtp(database, subject, { otpId: otp.id, now });
  return otp;
}

/** A proof is good for one application. */
const useUp = ({ database }: Asked, { id }: KeptOtp) =>
  database.updateTable("otps").set({ verified_at: null }).where("id", "=", id).execute();

/**
 * The number that messages about the application go to.
 *
 * @param person whom the code was for; `owner` is whose registered number counts where none was sent: the guardian's.
 * @throws Refusal where it is no phone number, or this session has not verified it not long ago.
 */
export async function checkContact(
  asked: Asked,
  { person, owner, code }: { person: KnownPerson; owner: KnownPerson; code: RightCode | undefined },
  {
    contact_phone: typed,
    otp_token: token = "",
  }: { contact_phone?: string | undefined; otp_token?: string | undefined },
): Promise<string> {
  const phone = typed === undefined ? (owner.phone ?? "") : readPhone(typed);
  if (phone === "") throw refuseFields({ contact_phone: ["Phone Number is not valid."] });
  const otp = await findOtp(asked, person, token, code);
  if (otp?.phone_digest !== digestPhone(asked.ports, phone)) throw refuseUnverified();
  await useUp(asked, otp);
  return phone;
}
