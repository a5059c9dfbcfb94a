import { unfinishedStatuses } from "../domain/issuance/issuance-steps.ts";
import type { RegistrySettings } from "../domain/registry-settings.ts";
import { recordEvent } from "./audit.ts";
import type { Database } from "./tables.ts";

const hour = 3_600_000;

/** How much was forgotten of what nobody needs any more. */
export interface Purged {
  /** Digests of codes, and how often they were sent and told wrongly. */
  readonly codes: number;
  /** Hand-overs that nobody went on with, and cards in hand that nobody handed over. */
  readonly unfinished: number;
}

async function purgeCodes(
  database: Database,
  { before, uncounted, now }: { readonly before: Date; readonly uncounted: Date; readonly now: Date },
): Promise<number> {
  // However short codes are kept, what still counts against somebody who guesses stays.
  const counts = before < uncounted ? before : uncounted;
  const deleted = [
    await database
      .deleteFrom("otps")
      .where("sent_at", "<=", before)
      .where("expires_at", "<=", now)
      .executeTakeFirst(),
    await database.deleteFrom("otp_sendings").where("at", "<=", counts).executeTakeFirst(),
    await database.deleteFrom("otp_failures").where("last_at", "<=", counts).executeTakeFirst(),
    await database.deleteFrom("lookups").where("at", "<=", counts).executeTakeFirst(),
  ];
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

async function purgeUnfinished(database: Database, before: Date): Promise<number> {
  const issuances = await database
    .deleteFrom("issuances")
    .where("id", "in", (select) =>
      select
        .selectFrom("issuances as i")
        .innerJoin("cards as k", "k.id", "i.card_id")
        .select("i.id")
        .where("i.status", "in", unfinishedStatuses)
        .where("i.touched_at", "<=", before)
        // One that somebody goes on with at this moment is not left alone: they hold its card.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  // Nothing but the hand-over led to its codes.
  await database
    .deleteFrom("otps")
    .where("subject_type", "=", "issuance")
    .where((is) =>
      is.not(is.exists(is.selectFrom("issuances").whereRef("issuances.id", "=", "subject_id").select("id"))),
    )
    .execute();
  const inHand = await database.deleteFrom("card_verifications").where("at", "<=", before).executeTakeFirst();
  return Number(issuances.numDeletedRows) + Number(inHand.numDeletedRows);
}

/**
 * Forgets codes and unfinished hand-overs that are older than the registry keeps them, and writes down that it did. The
 * records of hand-overs and the audit trail stay.
 */
export async function purge(
  database: Database,
  { retention, otp }: Pick<RegistrySettings, "retention" | "otp">,
  now: Date,
): Promise<Purged> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const uncounted = ago(Math.max(1, (otp.lockedFor * 1000) / hour));
  return database.transaction().execute(async (transaction) => {
    const purged = {
      unfinished: await purgeUnfinished(transaction, ago(retention.unfinished)),
      codes: await purgeCodes(transaction, { before: ago(retention.codes), uncounted, now }),
    };
    await recordEvent(transaction, {
      at: now,
      action: "purge",
      actorId: null,
      centerId: null,
      subject: { type: "registry", id: null },
      notes: `codes ${purged.codes}, unfinished ${purged.unfinished}`,
      address: null,
    });
    return purged;
  });
}
