import type { RawBuilder } from "kysely";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";

/** Where and on which day figures are counted. */
export interface Cutoff {
  /** Nothing for every centre. */
  readonly centerId: number | undefined;
  /** At whose end, as YYYY-MM-DD on the registry's calendar; never later than today. */
  readonly day: string;
  readonly now: Date;
}

/** Whether it is the day that is still going on: then what counts is how things stand now. */
export const isToday = ({ day, now }: Cutoff): boolean => day === readRegistryDay(now);

/** The end of the day: the first moment that is not in it any more. */
export const endOf = ({ day }: Pick<Cutoff, "day">): RawBuilder<Date> => startOf(day, 1);

/** When the first application was taken, the first batch opened or the first card handed over, at any centre. */
async function findFirstRecord(database: Database): Promise<Date | undefined> {
  const firsts = await Promise.all([
    ...(["center", "portal"] as const).map((channel) =>
      database
        .selectFrom("applications")
        .where("channel", "=", channel)
        .select((is) => is.fn.min("created_at").as("at"))
        .executeTakeFirst(),
    ),
    database
      .selectFrom("batches")
      .select((is) => is.fn.min("created_at").as("at"))
      .executeTakeFirst(),
    database
      .selectFrom("issuances")
      .where("issued_at", "is not", null)
      .select((is) => is.fn.min("issued_at").as("at"))
      .executeTakeFirst(),
  ]);
  const times = firsts.flatMap((first) => (first?.at ? [first.at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** Whether there is something to count: a day before the first record has no figures. */
export async function hasFigures(database: Database, { day, now }: Cutoff): Promise<boolean> {
  const first = await findFirstRecord(database);
  return day >= readRegistryDay(first ?? now);
}
