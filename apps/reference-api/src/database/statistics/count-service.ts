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

/** The Sunday on which the week of a day begins: whole weeks after one of them, which is quicker than its name. */
const sundayOf = (day: RawBuilder<string>) =>
  sql<string>`(date '2000-01-02' + (${day} - date '2000-01-02') / 7 * 7)`;

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
 * centre that hands its card over. Each is counted by week, centre and days first: few rows are then ranked.
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
  const weekOf = (column: string) => sundayOf(dayOf(column));
  const sum = (what: string) => sql`coalesce(sum(cards) filter (where what = ${what}), 0)::integer`;
  const isWithin = (column: string) => sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;
  const here = centerId === undefined ? sql`true` : sql`center_id = ${centerId}`;
  const { rows } = await sql<
    Omit<Week, "from"> & { from: string | null; center_id: number | null; name: string | null }
  >`
    with done as (
      select 'submitted' as what, ${weekOf("a.submitted_at")} as week,
        coalesce(a.created_center_id, a.collection_center_id) as center_id, null::integer as days, count(*) as cards
      from applications a where ${isWithin("a.submitted_at")}
      group by 2, 3
      union all
      select 'sent', ${weekOf("b.dispatched_at")}, b.origin_center_id, null,
        sum((select count(*) from batch_cards l where l.batch_id = b.id and l.line_status <> 'removed'))
      from batches b where ${isWithin("b.dispatched_at")} and b.status <> 'cancelled'
      group by 2, 3
      union all
      select 'received', ${weekOf("l.resolved_at")}, b.destination_center_id, null, count(*)
      from batch_cards l join batches b on b.id = l.batch_id
      where l.line_status = 'received' and ${isWithin("l.resolved_at")}
      group by 2, 3
      union all
      select 'handed_over', ${weekOf("i.issued_at")}, i.center_id,
        case when a.submitted_at is not null then greatest(0, ${dayOf("i.issued_at")} - ${dayOf("a.submitted_at")}) end,
        count(*)
      from issuances i left join (
        select k.id, a.submitted_at from cards k join applications a on a.application_no = k.application_no
        where k.application_no is not null and a.submitted_at is not null
      ) a on a.id = i.card_id
      where ${isWithin("i.issued_at")}
      group by 2, 3, 4
    ), seen as materialized (
      select * from done where ${here}
    ), counted as (
      select week, center_id, ${sum("submitted")} as submitted, ${sum("sent")} as sent,
        ${sum("received")} as received, ${sum("handed_over")} as handed_over
      from seen group by grouping sets ((week), (center_id), ())
    ), ranked as (
      select week, center_id, days,
        sum(sum(cards)) over (partition by week, center_id order by days) as within_days,
        sum(sum(cards)) over (partition by week, center_id) as cards
      from seen where days is not null group by grouping sets ((week, days), (center_id, days), (days))
    ), typical as (
      select week, center_id, min(days) filter (where within_days >= 0.5 * cards) as median_days,
        min(days) filter (where within_days >= 0.9 * cards) as p90_days
      from ranked group by week, center_id
    )
    select n.week as from, n.center_id, c.name, n.submitted, n.sent, n.received, n.handed_over, t.median_days, t.p90_days
    from counted n left join centers c on c.id = n.center_id
      left join typical t on t.week is not distinct from n.week and t.center_id is not distinct from n.center_id
    order by n.handed_over desc, c.name
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
