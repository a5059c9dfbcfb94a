import { unfinishedStatuses } from "../domain/issuance/issuance-steps.ts";
import type { RegistrySettings } from "../domain/registry-settings.ts";
import { recordEvent } from "./audit.ts";
import { type PurgedCaptures, purgeCaptures } from "./biometrics/purge-captures.ts";
import { purgeDrafts } from "./drafts.ts";
import { purgeNumbers } from "./issuance/collector-numbers.ts";
import type { Database } from "./tables.ts";

const hour = 3_600_000;

/** How much was forgotten of what nobody needs any more. */
export interface Purged extends PurgedCaptures {
  /** Digests of codes, and how often they were sent and told wrongly. */
  readonly codes: number;
  /** Hand-overs that nobody went on with, and cards in hand that nobody handed over. */
  readonly unfinished: number;
  /** Drafts of forms. */
  readonly drafts: number;
  /** Numbers to which codes of collectors were sent. */
  readonly numbers: number;
}

async function purgeCodes(
  database: Database,
  { before, uncounted, now }: { readonly before: Date; readonly uncounted: Date; readonly now: Date },
): Promise<number> {
  // However short codes are kept, what still counts against somebody who guesses stays.
  const counts = before < uncounted ? before : uncounted;
  // The daily limit counts look-ups for a day.
  const yesterday = new Date(now.getTime() - 24 * hour);
  // What a clock that was wrong wrote ahead must not count when its time has come.
  const ahead = new Date(now.getTime() + hour);
  const deleted = [
    await database
      .deleteFrom("otps")
      .where((is) =>
        is.or([
          is.and([is("sent_at", "<=", before), is("expires_at", "<=", now)]),
          is("sent_at", ">", ahead),
        ]),
      )
      .executeTakeFirst(),
    await database
      .deleteFrom("otp_sendings")
      .where((is) => is.or([is("at", "<=", counts), is("at", ">", ahead)]))
      .executeTakeFirst(),
    await database
      .deleteFrom("otp_failures")
      .where((is) => is.or([is("last_at", "<=", counts), is("last_at", ">", ahead)]))
      .executeTakeFirst(),
    await database
      .deleteFrom("lookups")
      .where((is) => is.or([is("at", "<=", counts < yesterday ? counts : yesterday), is("at", ">", ahead)]))
      .executeTakeFirst(),
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

/** Undoes a transaction that only counted. */
class OnlyCounted extends Error {
  readonly purged: Purged;

  constructor(purged: Purged) {
    super("Nothing was to be forgotten.");
    this.purged = purged;
  }
}

/**
 * Forgets codes, unfinished hand-overs, biometrics, drafts and numbers of collectors that are older than the registry keeps
 * them, and writes an event about it. The records of hand-overs and applications and the audit trail stay. A dry run only
 * counts.
 */
export async function purge(
  database: Database,
  { retention, otp }: Pick<RegistrySettings, "retention" | "otp">,
  now: Date,
  { isDryRun = false }: { readonly isDryRun?: boolean } = {},
): Promise<Purged> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const uncounted = ago(Math.max(1, (otp.lockedFor * 1000) / hour));
  const work = database.transaction().execute(async (transaction) => {
    const purged = {
      unfinished: await purgeUnfinished(transaction, ago(retention.unfinished)),
      codes: await purgeCodes(transaction, { before: ago(retention.codes), uncounted, now }),
      ...(await purgeCaptures(transaction, ago(retention.captures * 24))),
      drafts: await purgeDrafts(transaction, { retention }, now),
      numbers: await purgeNumbers(transaction, ago(retention.collectorNumbers * 24)),
    };
    if (isDryRun) throw new OnlyCounted(purged);
    const { codes, unfinished, captures, openSets, drafts, numbers } = purged;
    await recordEvent(transaction, {
      at: now,
      action: "purge",
      actorId: null,
      centerId: null,
      subject: { type: "registry", id: null },
      notes: `codes ${codes}, unfinished ${unfinished}, captures ${captures}, open sets ${openSets}, drafts ${drafts}, numbers ${numbers}`,
      address: null,
    });
    return purged;
  });
  return work.catch((error: unknown) => {
    if (error instanceof OnlyCounted) return error.purged;
    throw error;
  });
}
