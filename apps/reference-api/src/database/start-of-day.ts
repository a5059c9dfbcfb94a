import { type RawBuilder, sql } from "kysely";
import { registryTimeZone } from "../domain/registry-day.ts";

/**
 * The moment at which a day begins on the registry's calendar, or a day so many days after it.
 *
 * @param day as YYYY-MM-DD.
 */
export function startOf(day: string, daysAfter: number): RawBuilder<Date> {
  return sql`((${day}::date + ${daysAfter}::integer)::timestamp at time zone ${registryTimeZone})`;
}
