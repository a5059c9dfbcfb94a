import { type RawBuilder, sql } from "kysely";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";
import { type Cutoff, endOf } from "./cutoff.ts";

/** The first moment of the month that a day is in. */
const startOfMonth = (day: string): RawBuilder<Date> => startOf(`${day.slice(0, 8)}01`, 0);

/** Counts the cards that were handed over on a day, and in its month up to the day; those that came back with them. */
export function countHandedOver(database: Database, { centerId, ...cutoff }: Cutoff) {
  return database
    .selectFrom("issuances as i")
    .where("i.issued_at", ">=", startOfMonth(cutoff.day))
    .where("i.issued_at", "<", endOf(cutoff))
    .$if(centerId !== undefined, (made) => made.where("i.center_id", "=", centerId ?? 0))
    .select((is) => is.fn.countAll<number>().as("collected_this_month"))
    .select(
      sql<number>`count(*) filter (where i.issued_at >= ${startOf(cutoff.day, 0)})`.as("collected_today"),
    )
    .executeTakeFirstOrThrow();
}
