import { type RawBuilder, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { registryTimeZone } from "../../domain/registry-day.ts";
import type { Database } from "../tables.ts";
import { type Cutoff, endOf } from "./cutoff.ts";

type Service = components["schemas"]["ServiceStatistics"];
type Week = Service["weeks"][number];
type CenterFigures = Service["centers"][number];
type Done = Service["whole"];

/** So many weeks are counted, with the one that the day is in. */
const weekCount = 13;

/** The Sunday on which the week of a day begins. */
const sundayOf = (day: RawBuilder<string>) => sql<string>`(${day} - extract(dow from ${day})::integer)`;

/** What was done in some of the weeks, or nothing. */
const formatDone = (row: Done | undefined): Done => ({
  submitted: row?.submitted ?? 0,
  sent: row?.sent ?? 0,
  received: row?.received ?? 0,
  handed_over: row?.handed_over ?? 0,
  median_days: row?.median_days ?? null,
  p90_days: row?.p90_days ?? null,
});

/**
 * Counts what was done in the last weeks, by week and by centre. An application that was made online is counted at the
 * centre that hands its card over.
 */
export async function countService(
  database: Database,
  cutoff: Cutoff,
): Promise<Pick<Service, "whole" | "weeks" | "centers">> {
  const { centerId, day } = cutoff;
  const end = endOf(cutoff);
  const first = sql<string>`(${sundayOf(sql`${day}::date`)} - ${7 * (weekCount - 1)}::integer)`;
  const start = sql<Date>`(${first}::timestamp at time zone ${registryTimeZone})`;
  const dayOf = (column: string) => sql<string>`(${sql.ref(column)} at time zone ${registryTimeZone})::date`;
  const isWithin = (column: string) => sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;
  const here = centerId === undefined ? sql`true` : sql`center_id = ${centerId}`;
  const { rows } = await sql<
    Omit<Week, "from"> & { from: string | null; center_id: number | null; name: string | null }
  >`
    with done as (
      select 'submitted' as what, ${dayOf("a.submitted_at")} as on_day,
        coalesce(a.created_center_id, a.collection_center_id) as center_id, 1 as cards, null::integer as days
      from applications a where ${isWithin("a.submitted_at")}
      union all
      select 'sent', ${dayOf("b.dispatched_at")}, b.origin_center_id,
        (select count(*) from batch_cards l where l.batch_id = b.id and l.line_status <> 'removed')::integer, null
      from batches b where ${isWithin("b.dispatched_at")} and b.status <> 'cancelled'
      union all
      select 'received', ${dayOf("l.resolved_at")}, b.destination_center_id, 1, null
      from batch_cards l join batches b on b.id = l.batch_id
      where l.line_status = 'received' and ${isWithin("l.resolved_at")}
      union all
      select 'handed_over', ${dayOf("i.issued_at")}, i.center_id, 1,
        case when a.submitted_at is not null then greatest(0, ${dayOf("i.issued_at")} - ${dayOf("a.submitted_at")}) end
      from issuances i join cards k on k.id = i.card_id
        left join applications a on a.application_no = k.application_no
      where ${isWithin("i.issued_at")}
    ), seen as materialized (
      select done.*, ${sundayOf(sql`on_day`)} as week from done where ${here}
    )
    select seen.week as from, seen.center_id, c.name,
      coalesce(sum(cards) filter (where what = 'submitted'), 0)::integer as submitted,
      coalesce(sum(cards) filter (where what = 'sent'), 0)::integer as sent,
      coalesce(sum(cards) filter (where what = 'received'), 0)::integer as received,
      coalesce(sum(cards) filter (where what = 'handed_over'), 0)::integer as handed_over,
      percentile_disc(0.5) within group (order by days) filter (where days is not null) as median_days,
      percentile_disc(0.9) within group (order by days) filter (where days is not null) as p90_days
    from seen left join centers c on c.id = seen.center_id
    group by grouping sets ((seen.week), (seen.center_id, c.name), ())
    order by handed_over desc, c.name
  `.execute(database);
  const { rows: sundays } = await sql<{ from: string }>`
    select (${first} + 7 * n)::date as from from generate_series(0, ${weekCount - 1}::integer) as n order by n
  `.execute(database);
  const weeks = sundays.map(({ from }): Week => {
    const counted = rows.find((row) => row.from === from);
    return { from, ...formatDone(counted) };
  });
  const centers = rows.flatMap(({ from: _, center_id: id, name, ...figures }): CenterFigures[] =>
    id === null || name === null ? [] : [{ center: { id, name }, ...figures }],
  );
  const whole = formatDone(rows.find(({ from, center_id }) => from === null && center_id === null));
  return { whole, weeks, centers };
}
