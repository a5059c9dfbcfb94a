import { sql } from "kysely";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { Database } from "../tables.ts";

/** Where an application was made. */
export type ApplicationChannel = "center" | "portal";

/** The letter at the beginning of an application's number, by where it was made. */
export const channelLetters: Readonly<Record<ApplicationChannel, string>> = { center: "C", portal: "P" };

/**
 * Takes the next number of an application in the registry's year: C-2026-000041, P-2026-000007. It is counted in the
 * transaction that uses it, which others wait for, so that none is left out and none is given twice.
 */
export async function takeNumber(
  transaction: Database,
  channel: ApplicationChannel,
  now: Date,
): Promise<string> {
  const year = Number(readRegistryDay(now).slice(0, 4));
  const { last } = await transaction
    .insertInto("application_numbers")
    .values({ channel, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["channel", "year"]).doUpdateSet({ last: sql<number>`application_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${channelLetters[channel]}-${year}-${String(last).padStart(6, "0")}`;
}

/** Sees to it that numbers that were given elsewhere are not taken again: counting goes on after the highest. */
export async function skipNumbers(transaction: Database, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    insert into application_numbers (channel, year, last)
    select case left(no, 1) when 'C' then 'center' else 'portal' end, substr(no, 3, 4)::integer, max(right(no, 6)::integer)
    from unnest(${numbers}::text[]) as given(no) where right(no, 6)::integer > 0
    group by 1, 2 order by 1, 2
    on conflict (channel, year) do update set last = greatest(application_numbers.last, excluded.last)
  `.execute(transaction);
}
