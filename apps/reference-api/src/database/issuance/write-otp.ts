import { makeCode } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
import type { Ports } from "../../ports.ts";
import { formatBase64Url, isSameSecret } from "../../session/digest.ts";
import type { Database } from "../tables.ts";
import { closeOtps, type findLastOtp } from "./collector-otps.ts";

/** The last code of a hand-over, as it is kept. */
export type KeptOtp = NonNullable<Awaited<ReturnType<typeof findLastOtp>>>;

const purpose = "collect_card";

/** What a code is good for: nothing else has this digest, whatever the code is. */
function digestCode(
  ports: Pick<Ports, "keyedDigest">,
  otp: Pick<KeptOtp, "issuance_id" | "phone_digest" | "salt">,
  bound: { readonly cardId: number; readonly code: string },
): string {
  const { issuance_id, phone_digest, salt } = otp;
  return ports.keyedDigest([purpose, issuance_id, bound.cardId, phone_digest, salt, bound.code].join("\n"));
}

/** A phone number as codes are counted by it. */
export function digestPhone({ keyedDigest }: Pick<Ports, "keyedDigest">, phone: string): string {
  return keyedDigest(`phone\n${phone}`);
}

/** Whom a code goes to and what for. */
export interface OtpTarget {
  readonly issuanceId: number;
  readonly cardId: number;
  readonly phoneDigest: string;
  readonly phoneMasked: string;
  readonly contactReason: string | null;
}

/** Makes a code for a hand-over in place of the one before, and counts it; only its digest is kept. */
export async function writeOtp(
  database: Database,
  { issuanceId, cardId, phoneDigest, phoneMasked, contactReason }: OtpTarget,
  { ports, figures, now }: { ports: Pick<Ports, "keyedDigest" | "random">; figures: OtpFigures; now: Date },
): Promise<string> {
  const code = makeCode(ports.random, figures);
  const bound = {
    issuance_id: issuanceId,
    phone_digest: phoneDigest,
    salt: formatBase64Url(ports.random(16)),
  };
  await closeOtps(database, issuanceId);
  await database
    .insertInto("collector_otps")
    .values({
      ...bound,
      purpose,
      phone_masked: phoneMasked,
      contact_reason: contactReason,
      code_digest: digestCode(ports, bound, { cardId, code }),
      sent_at: now,
      expires_at: new Date(now.getTime() + figures.validFor * 1000),
      verified_at: null,
    })
    .execute();
  await database
    .insertInto("otp_sendings")
    .values({ phone_digest: phoneDigest, card_id: cardId, at: now })
    .execute();
  return code;
}

/** Whether a code is the one that was sent. */
export function isRightCode(
  ports: Pick<Ports, "keyedDigest">,
  otp: KeptOtp,
  bound: { readonly cardId: number; readonly code: string },
): boolean {
  return otp.code_digest !== null && isSameSecret(digestCode(ports, otp, bound), otp.code_digest);
}

/** Counts a wrong code for a card, after those that no longer count. */
export async function countWrongCode(
  database: Database,
  cardId: number,
  { before, now }: { readonly before: number; readonly now: Date },
): Promise<void> {
  const counted = { count: before + 1, last_at: now };
  await database
    .insertInto("otp_failures")
    .values({ card_id: cardId, ...counted })
    .onConflict((conflict) => conflict.column("card_id").doUpdateSet(counted))
    .execute();
}

/** Closes the code that was told rightly: it is good once, and what was told wrongly before is forgotten. */
export async function useOtp(
  database: Database,
  { otpId, cardId, now }: { readonly otpId: number; readonly cardId: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable("collector_otps")
    .set({ code_digest: null, verified_at: now })
    .where("id", "=", otpId)
    .execute();
  await database.deleteFrom("otp_failures").where("card_id", "=", cardId).execute();
}
