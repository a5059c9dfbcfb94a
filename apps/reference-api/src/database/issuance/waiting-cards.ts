import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { startOf } from "../start-of-day.ts";
import type { Database, Tables } from "../tables.ts";
import { arrivedAt } from "./read-card.ts";

/** A card that waits to be handed over, where it waits and since when. */
export interface WaitingSince {
  readonly card_id: number;
  readonly center_id: number;
  readonly arrived_at: Date;
}

/** How long cards have waited at least: `all` of them, or more than so many days on the registry's calendar. */
export type WaitingAge = "all" | "over_30" | "over_90";

/** How many cards have waited so long. */
export type WaitingCounts = Readonly<Record<WaitingAge, number>>;

const daysOf = { over_30: 30, over_90: 90 } as const;

/**
 * Selects the cards that wait to be handed over at a centre, or at any centre where none is given. Where nothing says when
 * a card arrived, it has waited since it was last changed.
 */
export function selectWaitingCards(
  database: Database,
  centerId: number | undefined,
): SelectQueryBuilder<Tables & { k: Tables["cards"] }, "k", WaitingSince> {
  return (
    database
      .selectFrom("cards as k")
      // In the text of the query, so that the index of waiting cards is used.
      .where("k.status", "=", sql.lit("at_center"))
      .where("k.current_center_id", "is not", null)
      .$if(centerId !== undefined, (cards) => cards.where("k.current_center_id", "=", centerId ?? 0))
      .select("k.id as card_id")
      .select((is) => is.ref("k.current_center_id").$notNull().as("center_id"))
      .select(sql<Date>`coalesce(${arrivedAt}, k.status_at)`.as("arrived_at"))
  );
}

/** Begins a query with the waiting cards as `w`. When a card arrived is worked out once, however often the query uses it. */
export function withWaitingCards(database: Database, centerId: number | undefined) {
  return database.with(
    (cte) => cte("w").materialized(),
    () => selectWaitingCards(database, centerId),
  );
}

/** Whether a waiting card `w` has waited for more than this age's days. A card of exactly 30 days is not over 30. */
export function isOlderThan(age: Exclude<WaitingAge, "all">, today: string): RawBuilder<boolean> {
  return sql<boolean>`w.arrived_at < ${startOf(today, -daysOf[age])}`;
}

/**
 * Counts the cards that wait at a centre, or at all centres where none is given.
 *
 * @param today the registry's day, as YYYY-MM-DD.
 */
export async function countWaitingCards(
  database: Database,
  { centerId, today }: { readonly centerId: number | undefined; readonly today: string },
): Promise<WaitingCounts> {
  const countOver = (age: Exclude<WaitingAge, "all">) =>
    sql<number>`count(*) filter (where ${isOlderThan(age, today)})`;
  return withWaitingCards(database, centerId)
    .selectFrom("w")
    .select((is) => [
      is.fn.countAll<number>().as("all"),
      countOver("over_30").as("over_30"),
      countOver("over_90").as("over_90"),
    ])
    .executeTakeFirstOrThrow();
}
