import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { countWrongCodes, readLifetime, readLock } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
import { readWait } from "../../domain/windows.ts";
import { columnsOfCount, columnsOfOtp, type OtpSubject } from "../otps/find-otps.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { cardOf, type IssuanceHead, subjectOf } from "./hold-issuance.ts";

type CollectorOtp = components["schemas"]["CollectorOtp"];

/** What the codes of a hand-over are for; they are counted for its card, so that another hand-over counts on. */
export const otpSubjectOf = (issuance: Pick<IssuanceHead, "id" | "card_id">): OtpSubject => ({
  purpose: "collect_card",
  of: subjectOf(issuance),
  counted: cardOf(issuance),
});

/** The last code of a hand-over, the wrong ones told for its card, and who vouched in place of one. */
async function findOtpState(database: Database, issuance: IssuanceHead) {
  const subject = otpSubjectOf(issuance);
  const { sent_at, phone_masked, is_open, count, last_at, voucher } = await database
    .selectFrom("issuances as i")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("otps as o")
          .where((is) => is.and(columnsOfOtp(subject)))
          .select(["o.sent_at", "o.phone_masked", "o.code_digest"])
          .orderBy("o.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("otp_failures")
          .where((is) => is.and(columnsOfCount(subject)))
          .select(["count", "last_at"])
          .as("wrong"),
      (join) => join.onTrue(),
    )
    .where("i.id", "=", issuance.id)
    .select(["last.sent_at", "last.phone_masked", "wrong.count", "wrong.last_at"])
    .select(sql<boolean>`last.code_digest is not null`.as("is_open"))
    .select(staffOf("i.verified_by").as("voucher"))
    .executeTakeFirstOrThrow();
  return {
    last: sent_at && phone_masked !== null ? { sent_at, phone_masked, isOpen: is_open } : undefined,
    wrong: count !== null && last_at ? { count, last_at } : undefined,
    voucher,
  };
}

/** Where the one-time password of a hand-over stands; nothing before the first was sent. */
export async function readOtp(
  database: Database,
  issuance: IssuanceHead,
  { now, figures }: { readonly now: Date; readonly figures: OtpFigures },
): Promise<CollectorOtp | null> {
  const { last, wrong, voucher } = await findOtpState(database, issuance);
  const { verified_at, verified_method, verified_contact_masked } = issuance;
  if (!last && verified_at === null) return null;
  const locked = readLock(wrong, now, figures);
  const isOpen = last?.isOpen === true;
  return {
    sent_at: (last?.sent_at ?? verified_at ?? now).toISOString(),
    sent_to_masked: verified_contact_masked ?? last?.phone_masked ?? "",
    expires_in: isOpen ? readLifetime(last.sent_at, now, figures) : 0,
    resend_in: last ? readWait(last.sent_at, figures.between, now) : 0,
    attempts_left: figures.mostWrong - Math.min(figures.mostWrong, countWrongCodes(wrong, now, figures)),
    ...(locked > 0 && { locked_for: locked }),
    verified_at: verified_at?.toISOString() ?? null,
    ...(verified_method !== null && { method: verified_method, vouched_by: voucher }),
  };
}
