import {
  applicationOtpOf,
  makeApplicationToken,
  readApplicationOtp,
} from "../../database/applications/application-otps.ts";
import { recordAct } from "../../database/audit.ts";
import { useOtp } from "../../database/otps/write-otp.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { formatApplicationOtpMessage } from "../../domain/otp-rules.ts";
import { findTriedCode, type RightCode } from "../one-time-passwords/hold-against-code.ts";
import { refuseExpired } from "../one-time-passwords/refuse-otp.ts";
import { readCodeContact, sendCode } from "../one-time-passwords/send-code.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { checkApplicant, checkGuardian, findApplying, findGuardian, holdApplicant } from "./find-applying.ts";
import { verifyApplicationCode } from "./verify-application-code.ts";

type Asked = AskedAtCenter<"sendApplicationOtp">;

interface ReadAhead {
  readonly person: KnownPerson;
  readonly guardian: KnownPerson | undefined;
  readonly code: RightCode | undefined;
}

async function readAhead(asked: Asked): Promise<ReadAhead> {
  const { id_number, guardian_id_number: guardianId, otp } = asked.body;
  const person = await findApplying(asked, id_number);
  const guardian = guardianId === undefined ? undefined : await findGuardian(asked, guardianId);
  const code = otp === undefined ? undefined : await verifyApplicationCode(asked, person, otp);
  return { person, guardian, code };
}

async function send(asked: Asked, person: KnownPerson, guardian: KnownPerson | undefined) {
  const { body, database, now, ports } = asked;
  checkApplicant(person);
  if (guardian) checkGuardian(asked, guardian, person);
  const contact = readCodeContact(asked, {
    name: "phone",
    typed: body.phone,
    registered: (guardian ?? person).phone,
    reasonCode: body.contact_reason,
  });
  const subject = applicationOtpOf(person.id);
  const masked = await sendCode(asked, subject, contact, {
    purpose: "application_otp",
    format: formatApplicationOtpMessage,
  });
  const notes = contact.reason ? `${masked}: ${contact.reason.label}` : masked;
  await recordAct(asked, { action: "send_otp", subject: subject.of, notes });
  const otp = await readApplicationOtp(database, subject, { now, figures: ports.settings.otp });
  if (!otp) throw new Error("A code that was sent is not there.");
  return { status: 200 as const, body: { otp, message: "One-time password sent" } };
}

async function verify(asked: Asked, person: KnownPerson, code: RightCode | undefined) {
  const { database, session, now, ports } = asked;
  // Nothing was looked at: the answer to an earlier call with this key has been forgotten meanwhile.
  if (!code) throw refuseExpired();
  const subject = applicationOtpOf(person.id);
  const otp = await findTriedCode(asked, subject, code);
  await useOtp(database, subject, { otpId: otp.id, now });
  await recordAct(asked, { action: "verify_otp", subject: subject.of, notes: otp.phone_masked });
  const otp_token = makeApplicationToken(session, otp);
  const verified_for = ports.settings.otp.validFor;
  return { status: 200 as const, body: { otp_token, verified_at: now.toISOString(), verified_for } };
}

/** Sends an applicant or the guardian a one-time password, or holds what they say against it. */
export const sendApplicationOtp = answerCenter(
  "sendApplicationOtp",
  async (asked, { person, guardian, code }: ReadAhead) => {
    const current = await holdApplicant(asked.database, person);
    const isVerifying = asked.body.otp !== undefined;
    return isVerifying ? verify(asked, current, code) : send(asked, current, guardian);
  },
  readAhead,
);
