import { makeCode } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
import type { Ports } from "../../ports.ts";
import { formatBase64Url, isSameSecret } from "../../session/digest.ts";
import type { Database } from "../tables.ts";
import { columnsOfCount, columnsOfOtp, type findLastOtp, type OtpSubject } from "./find-otps.ts";

/** A code as it is kept. */
export type KeptOtp = NonNullable<Awaited<ReturnType<typeof findLastOtp>>>;

/** What a code is good for: nothing else has this digest, whatever the code is. */
function digestCode(
  ports: Pick<Ports, "keyedDigest">,
  { purpose, of, counted }: OtpSubject,
  { phone_digest, salt }: Pick<KeptOtp, "phone_digest" | "salt">,
  code: string,
): string {
  return ports.keyedDigest([purpose, of.id, counted.id, phone_digest, salt, code].join("\n"));
}

/** A phone number as codes are counted by it. */
export function digestPhone({ keyedDigest }: Pick<Ports, "keyedDigest">, phone: string): string {
  return keyedDigest(`phone\n${phone}`);
}

/** Takes the code back that was sent for a subject, so that it opens nothing any more. */
export async function closeOtps(database: Database, subject: OtpSubject): Promise<void> {
  await database
    .updateTable("otps")
    .set({ code_digest: null })
    .where((is) => is.and(columnsOfOtp(subject)))
    .where("code_digest", "is not", null)
    .execute();
}

/** Whom a code goes to. */
export interface OtpTarget {
  readonly phoneDigest: string;
  readonly phoneMasked: string;
  readonly contactReason: string | null;
}

/** Makes a code for a subject in place of the one before, and counts it; only its digest is kept. */
export async function writeOtp(
  database: Database,
  subject: OtpSubject,
  { phoneDigest, phoneMasked, contactReason }: OtpTarget,
  { ports, figures, now }: { ports: Pick<Ports, "keyedDigest" | "random">; figures: OtpFigures; now: Date },
): Promise<string> {
  const code = makeCode(ports.random, figures);
  const bound = { phone_digest: phoneDigest, salt: formatBase64Url(ports.random(16)) };
  await closeOtps(database, subject);
  await database
    .insertInto("otps")
    .values({
      ...columnsOfOtp(subject),
      ...bound,
      phone_masked: phoneMasked,
      contact_reason: contactReason,
      code_digest: digestCode(ports, subject, bound, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + figures.validFor * 1000),
      verified_at: null,
    })
    .execute();
  await database
    .insertInto("otp_sendings")
    .values({ ...columnsOfCount(subject), phone_digest: phoneDigest, at: now })
    .execute();
  return code;
}

/** Whether a code is the one that was sent for a subject. */
export function isRightCode(
  ports: Pick<Ports, "keyedDigest">,
  subject: OtpSubject,
  otp: KeptOtp,
  code: string,
): boolean {
  return otp.code_digest !== null && isSameSecret(digestCode(ports, subject, otp, code), otp.code_digest);
}

/** Counts a wrong code for a subject, after those that no longer count. */
export async function countWrongCode(
  database: Database,
  subject: OtpSubject,
  { before, now }: { readonly before: number; readonly now: Date },
): Promise<void> {
  const counted = { count: before + 1, last_at: now };
  await database
    .insertInto("otp_failures")
    .values({ ...columnsOfCount(subject), ...counted })
    .onConflict((conflict) =>
      conflict.columns(["purpose", "subject_type", "subject_id"]).doUpdateSet(counted),
    )
    .execute();
}

/** Closes the code that was told rightly: it is good once, and what was told wrongly before is forgotten. */
export async function useOtp(
  database: Database,
  subject: OtpSubject,
  { otpId, now }: { readonly otpId: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable("otps")
    .set({ code_digest: null, verified_at: now })
    .where("id", "=", otpId)
    .execute();
  await database
    .deleteFrom("otp_failures")
    .where((is) => is.and(columnsOfCount(subject)))
    .execute();
}
