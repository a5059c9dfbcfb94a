import { sql } from "kysely";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { PeopleOfAge, PeopleOfAtoll } from "../statistics-tables.ts";
import type { Database } from "../tables.ts";

/** For how long a count of the people stands, in milliseconds. */
const hour = 60 * 60_000;

/** The registered people who live, as they were counted at a moment. */
export interface CountedPopulation {
  readonly at: Date;
  /** By the atolls' names; who is of no known atoll comes last. */
  readonly by_atoll: readonly PeopleOfAtoll[];
  /** From 0 to the highest age, without a gap. */
  readonly ages: readonly PeopleOfAge[];
}

const bySex = sql`
  'male', coalesce(sum(people) filter (where gender = 1), 0),
  'female', coalesce(sum(people) filter (where gender = 2), 0)`;

/** Counts everybody and keeps the count. The ages are worked out for each birthday, not for each person. */
async function countPeople(database: Database, now: Date): Promise<CountedPopulation> {
  const day = readRegistryDay(now);
  const { rows } = await sql<CountedPopulation>`
    with at_home as (
      select island_id, gender, count(*) as people from people where not is_deceased group by 1, 2
    ), atolls as (
      select coalesce(i.atoll_name, i.atoll) as atoll,
        json_build_object('atoll', coalesce(i.atoll_name, i.atoll), ${bySex}) as row
      from at_home left join islands i on i.id = at_home.island_id group by 1
    ), born as materialized (
      select date_of_birth, gender, count(*) as people from people where not is_deceased group by 1, 2
    ), counted as materialized (
      select greatest(0, extract(year from age(${day}::timestamp, date_of_birth::timestamp))::integer) as age,
        gender, sum(people) as people
      from born group by 1, 2
    ), years as (
      select y.age, json_build_object('age', y.age, ${bySex}) as row
      from generate_series(0, (select coalesce(max(age), 0) from counted)) as y(age)
      left join counted c on c.age = y.age group by y.age
    )
    insert into population_counts (is_only, at, day, by_atoll, ages)
    select true, ${now}::timestamptz, ${day}::date,
      (select coalesce(json_agg(row order by atoll nulls last), '[]') from atolls),
      (select json_agg(row order by age) from years)
    on conflict (is_only) do update
      set at = excluded.at, day = excluded.day, by_atoll = excluded.by_atoll, ages = excluded.ages
    returning at, by_atoll, ages
  `.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error("The count of the people was not kept.");
  return counted;
}

function readCount(database: Database): Promise<(CountedPopulation & { readonly day: string }) | undefined> {
  return database
    .selectFrom("population_counts")
    .select(["at", "day", "by_atoll", "ages"])
    .executeTakeFirst();
}

/**
 * Reads the population: as it was counted within the last hour of this day, or counted anew. While somebody else counts,
 * the last count is given; one from the future, after the clock was set back, counts for nothing.
 */
export async function readPopulation(database: Database, now: Date): Promise<CountedPopulation> {
  const isFresh = ({ at, day }: { readonly at: Date; readonly day: string }) =>
    day === readRegistryDay(now) && at <= now && at.getTime() > now.getTime() - hour;
  const kept = await readCount(database);
  if (kept && isFresh(kept)) return kept;
  return database.transaction().execute(async (transaction) => {
    const lock = sql`hashtextextended('population', 0)`;
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${lock}) as "isFree"
    `.execute(transaction);
    if (!rows[0]?.isFree) {
      if (kept) return kept;
      await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    }
    const newest = await readCount(transaction);
    return newest && isFresh(newest) ? newest : countPeople(transaction, now);
  });
}
