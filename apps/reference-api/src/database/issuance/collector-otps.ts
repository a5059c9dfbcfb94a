import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { countWrongCodes, readLock, readWait } from "../../domain/otp-rules.ts";
import type { OtpFigures } from "../../domain/registry-settings.ts";
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

/** Where the one-time password of a hand-over stands; nothing before the first was sent. */
export async function readOtp(
  database: Database,
  issuance: IssuanceHead,
  { now, figures }: { readonly now: Date; readonly figures: OtpFigures },
): Promise<CollectorOtp | null> {
  const last = await findLastOtp(database, issuance.id);
  const { verified_at, verified_method, verified_contact_masked } = issuance;
  if (!last && verified_at === null) return null;
  const wrong = await findWrongCodes(database, issuance.card_id);
  const locked = readLock(wrong, now, figures);
  const isOpen = last?.code_digest != null;
  return {
    sent_at: (last?.sent_at ?? verified_at ?? now).toISOString(),
    sent_to_masked: verified_contact_masked ?? last?.phone_masked ?? "",
    expires_in: isOpen ? readWait(last.sent_at, figures.validFor, now) : 0,
    resend_in: last ? readWait(last.sent_at, figures.between, now) : 0,
    attempts_left: figures.mostWrong - Math.min(figures.mostWrong, countWrongCodes(wrong, now, figures)),
    ...(locked > 0 && { locked_for: locked }),
    verified_at: verified_at?.toISOString() ?? null,
    ...(verified_method !== null && { method: verified_method }),
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
