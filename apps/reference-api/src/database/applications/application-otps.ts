import type { components } from "../../contract/registry.gen.d.ts";
import { countWrongCodes, readLifetime, readLock } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
import { readWait, readWindow } from "../../domain/windows.ts";
import { isSameSecret, sign } from "../../session/digest.ts";
import type { Session } from "../../session/sessions.ts";
import { columnsOfOtp, findLastOtp, findWrongCodes, type OtpSubject } from "../otps/find-otps.ts";
import type { KeptOtp } from "../otps/write-otp.ts";
import type { Database } from "../tables.ts";

/** What the codes of an application are for: there is none yet, so they are about its applicant. */
export function applicationOtpOf(personId: number): OtpSubject {
  const person = { type: "person", id: personId } as const;
  return { purpose: "apply", of: person, counted: person };
}

/** Proves that this session has verified this code; it is good for no other session and no other number. */
export const makeApplicationToken = (
  { csrf }: Pick<Session, "csrf">,
  { id, phone_digest }: Pick<KeptOtp, "id" | "phone_digest">,
): string => sign(csrf, `code ${id} of an application to ${phone_digest}`);

/** Where the last code of a person stands; nothing before the first was sent. */
export async function readApplicationOtp(
  database: Database,
  subject: OtpSubject,
  { now, figures }: { readonly now: Date; readonly figures: OtpFigures },
): Promise<components["schemas"]["CollectorOtp"] | null> {
  const last = await findLastOtp(database, subject);
  if (!last) return null;
  const wrong = await findWrongCodes(database, subject);
  const locked = readLock(wrong, now, figures);
  return {
    sent_at: last.sent_at.toISOString(),
    sent_to_masked: last.phone_masked,
    expires_in: last.code_digest === null ? 0 : readLifetime(last.sent_at, now, figures),
    resend_in: readWait(last.sent_at, figures.between, now),
    attempts_left: figures.mostWrong - Math.min(figures.mostWrong, countWrongCodes(wrong, now, figures)),
    ...(locked > 0 && { locked_for: locked }),
    verified_at: last.verified_at?.toISOString() ?? null,
  };
}

/** Finds the code that a token proves, among those of a person that were verified not long ago. */
export async function findVerifiedOtp(
  database: Database,
  personId: number,
  {
    token,
    session,
    now,
    figures,
  }: {
    readonly token: string;
    readonly session: Pick<Session, "csrf">;
    readonly now: Date;
    readonly figures: OtpFigures;
  },
): Promise<KeptOtp | undefined> {
  const lifetime = figures.validFor * 1000;
  const { after, until } = readWindow(now, lifetime, lifetime);
  const verified = await database
    .selectFrom("otps")
    .where((is) => is.and(columnsOfOtp(applicationOtpOf(personId))))
    .where("verified_at", ">", after)
    .where("verified_at", "<=", until)
    .selectAll()
    .execute();
  return verified.find((otp) => isSameSecret(token, makeApplicationToken(session, otp)));
}
