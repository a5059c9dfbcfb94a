import { type RawBuilder, sql } from "kysely";
import { formatNumber, type NumberSeries, readNumberYear } from "../domain/record-numbers.ts";
import type { Database } from "./tables.ts";

/**
 * Takes the next number of a series in the registry's year: DB-2026-000012, C-2026-000041. Call it in the transaction that
 * writes the record: other transactions wait for it, and when it is rolled back, the next one gets the same number.
 */
export async function takeNumber(transaction: Database, series: NumberSeries, now: Date): Promise<string> {
  const year = readNumberYear(now);
  const { last } = await transaction
    .insertInto("record_numbers")
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["series", "year"]).doUpdateSet({ last: sql<number>`record_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return formatNumber(series, year, last);
}

async function countOnAfter(transaction: Database, numbers: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into record_numbers (series, year, last)
    select split_part(no, '-', 1), split_part(no, '-', 2)::integer, max(split_part(no, '-', 3)::integer)
    from (${numbers}) as given(no) where no ~ '^(DB|HO|[CPX])-[0-9]{4}-0*[1-9][0-9]*$'
    group by 1, 2 order by 1, 2
    on conflict (series, year) do update set last = greatest(record_numbers.last, excluded.last)
  `.execute(transaction);
}

/** Counts on after numbers that were given elsewhere, so that none of them is taken again. */
export async function skipNumbers(transaction: Database, numbers: readonly string[]): Promise<void> {
  if (numbers.length > 0) await countOnAfter(transaction, sql`select unnest(${numbers}::text[])`);
}

/** Counts on after the numbers of all records in the database, for records that were written with numbers of their own. */
export async function skipStoredNumbers(transaction: Database): Promise<void> {
  await countOnAfter(
    transaction,
    sql`select batch_no from batches
      union all select issuance_no from issuances where issuance_no is not null
      union all select application_no from applications
      union all select interaction_no from interactions`,
  );
}
