import { sql } from "kysely";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { Database } from "../tables.ts";

/** Writes the number of an interaction: X-2026-000012. */
export const formatInteractionNo = (year: number, number: number): string =>
  `X-${year}-${String(number).padStart(6, "0")}`;

/**
 * Takes the next number of an interaction in the registry's year. It is counted in the transaction that uses it, which
 * others wait for, so that none is left out and none is given twice.
 */
export async function takeInteractionNo(transaction: Database, now: Date): Promise<string> {
  const year = Number(readRegistryDay(now).slice(0, 4));
  const { last } = await transaction
    .insertInto("interaction_numbers")
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet({ last: sql<number>`interaction_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return formatInteractionNo(year, last);
}
