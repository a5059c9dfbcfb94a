import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { countWrongCodes, readLock, readWait } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import type { IssuanceHead } from "./hold-issuance.ts";

type CollectorOtp = components["schemas"]["CollectorOtp"];

/** The last code that was sent for a hand-over; nothing before the first. */
export function findLastOtp(database: Database, issuanceId: number) {
  return database
    .selectFrom("collector_otps")
    .where("issuance_id", "=", issuanceId)
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** How often codes for a card were told wrongly. */
export function findWrongCodes(database: Database, cardId: number) {
  return database
    .selectFrom("otp_failures")
    .where("card_id", "=", cardId)
    .select(["count", "last_at"])
    .executeTakeFirst();
}

/** The last code of a hand-over, the wrong ones told for its card, and who vouched in place of one. */
async function findOtpState(database: Database, issuanceId: number) {
  const { sent_at, phone_masked, is_open, count, last_at, voucher } = await database
    .selectFrom("issuances as i")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("collector_otps as o")
          .whereRef("o.issuance_id", "=", "i.id")
          .select(["o.sent_at", "o.phone_masked", "o.code_digest"])
          .orderBy("o.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .leftJoin("otp_failures as f", "f.card_id", "i.card_id")
    .where("i.id", "=", issuanceId)
    .select(["last.sent_at", "last.phone_masked", "f.count", "f.last_at"])
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
  const { last, wrong, voucher } = await findOtpState(database, issuance.id);
  const { verified_at, verified_method, verified_contact_masked } = issuance;
  if (!last && verified_at === null) return null;
  const locked = readLock(wrong, now, figures);
  const isOpen = last?.isOpen === true;
  return {
    sent_at: (last?.sent_at ?? verified_at ?? now).toISOString(),
    sent_to_masked: verified_contact_masked ?? last?.phone_masked ?? "",
    expires_in: isOpen ? readWait(last.sent_at, figures.validFor, now) : 0,
    resend_in: last ? readWait(last.sent_at, figures.between, now) : 0,
    attempts_left: figures.mostWrong - Math.min(figures.mostWrong, countWrongCodes(wrong, now, figures)),
    ...(locked > 0 && { locked_for: locked }),
    verified_at: verified_at?.toISOString() ?? null,
    ...(verified_method !== null && { method: verified_method, vouched_by: voucher }),
  };
}

/** Lets no other code be sent to a number until the transaction ends. */
export async function holdPhone(database: Database, phoneDigest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${phoneDigest}`}, 0))`.execute(database);
}

/** When codes were sent to a number or for a card since a moment, the newest first. */
export async function listSendings(
  database: Database,
  by: { readonly phoneDigest: string } | { readonly cardId: number },
  since: Date,
): Promise<Date[]> {
  const sendings = database
    .selectFrom("otp_sendings")
    .where("at", ">", since)
    .select("at")
    .orderBy("at", "desc");
  const found = await ("cardId" in by
    ? sendings.where("card_id", "=", by.cardId)
    : sendings.where("phone_digest", "=", by.phoneDigest)
  ).execute();
  return found.map(({ at }) => at);
}

/** Takes the code back that was sent for a hand-over, so that it opens nothing any more. */
export async function closeOtps(database: Database, issuanceId: number): Promise<void> {
  await database
    .updateTable("collector_otps")
    .set({ code_digest: null })
    .where("issuance_id", "=", issuanceId)
    .where("code_digest", "is not", null)
    .execute();
}
