import { sql } from "kysely";
import { recordEvent } from "../audit.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";

/** The hand-overs of a clerk at a centre, with those whose code went to another number than the registry's. */
export interface NumbersOfClerk {
  /** The username. */
  readonly clerk: string;
  readonly center: string;
  readonly handOvers: number;
  /** The hand-overs by number, the number with the most hand-overs first. */
  readonly otherNumbers: readonly {
    /** Replaces the phone number. The same number has the same mark, for every clerk and in every report. */
    readonly mark: string;
    readonly issuanceNos: readonly string[];
  }[];
}

/** How many characters of a digest are enough to tell the numbers of a report apart. */
const markLength = 8;

function selectHandOvers(database: Database, { from, to }: { readonly from?: string; readonly to?: string }) {
  let made = database.selectFrom("issuances as i").where("i.issued_at", "is not", null);
  if (from !== undefined) made = made.where("i.issued_at", ">=", startOf(from, 0));
  if (to !== undefined) made = made.where("i.issued_at", "<", startOf(to, 1));
  return made;
}

/**
 * Reports which clerks had codes sent to other numbers than the registry's, and writes an event about it. A hand-over counts
 * for the number whose code verified the collector. Clerks with many hand-overs by one number come first.
 *
 * @param days the first and the last day of the hand-overs, as YYYY-MM-DD; a day that is left out sets no limit.
 */
export async function reportNumbers(
  { database, now }: { readonly database: Database; readonly now: Date },
  days: { readonly from?: string; readonly to?: string },
): Promise<readonly NumbersOfClerk[]> {
  const clerks = await selectHandOvers(database, days)
    .innerJoin("users as u", "u.id", "i.issued_by")
    .innerJoin("centers as c", "c.id", "i.center_id")
    .groupBy(["u.id", "c.id"])
    .select(["u.id as user_id", "u.username", "c.id as center_id", "c.name"])
    .select((is) => is.fn.countAll<number>().as("count"))
    .orderBy("u.username")
    .orderBy("c.id")
    .execute();
  const others = await selectHandOvers(database, days)
    .innerJoin("collector_numbers as n", (join) =>
      join.onRef("n.issuance_id", "=", "i.id").onRef("n.used_at", "=", "i.verified_at"),
    )
    .where("n.is_registered", "=", sql.lit(false))
    .groupBy(["i.issued_by", "i.center_id", "n.phone_digest"])
    .select(["i.issued_by", "i.center_id", "n.phone_digest"])
    .select(sql<string[]>`array_agg(i.issuance_no order by i.issuance_no)`.as("numbers"))
    .orderBy((is) => is.fn.countAll(), "desc")
    .orderBy("n.phone_digest")
    .execute();
  const report = clerks.map(({ user_id, username, center_id, name, count }) => ({
    clerk: username,
    center: name,
    handOvers: count,
    otherNumbers: others
      .filter((other) => other.issued_by === user_id && other.center_id === center_id)
      .map(({ phone_digest, numbers }) => ({
        mark: phone_digest.slice(0, markLength),
        issuanceNos: numbers,
      })),
  }));
  await recordEvent(database, {
    at: now,
    action: "export",
    actorId: null,
    centerId: null,
    subject: { type: "registry", id: null },
    notes: `report numbers, ${days.from ?? "the first day"} to ${days.to ?? "the last day"}`,
    address: null,
  });
  const most = ({ otherNumbers: [first] }: NumbersOfClerk) => first?.issuanceNos.length ?? 0;
  return report.sort(
    (one, other) => most(other) - most(one) || other.otherNumbers.length - one.otherNumbers.length,
  );
}
