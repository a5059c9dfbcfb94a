import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Side } from "../../domain/dispatch/batch-actions.ts";
import { usualTransitDays } from "../dispatch/find-batches.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";
import { type Counted, formatApplications } from "./count-today.ts";
import { type Cutoff, endOf } from "./cutoff.ts";

type Schemas = components["schemas"];

/** Narrows to a centre, where one is given. */
const of = (centerId: number | undefined, columns: readonly string[]): RawBuilder<SqlBool> =>
  centerId === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${centerId} in (${sql.join(columns.map((column) => sql.ref(column)))})`;

/**
 * Counts the applications of centres by the status that they had at the end of the day. What has not changed since stands in
 * the application; of what has, the trail tells the last status before. Only cards move an application on without a word
 * in the trail: once its card has left the printer it is not in printing any more.
 */
async function countApplications(database: Database, cutoff: Cutoff) {
  const end = endOf(cutoff);
  const { rows } = await sql<{ status: string | null; count: number }>`
    with known as materialized (
      select a.application_no, a.status_at < ${end} as is_as_then,
        case when a.status_at < ${end} then a.status else (
          select e.to_status from audit_events e
          where e.subject_type = 'application' and e.subject_id = a.id and e.to_status is not null and e.at < ${end}
          order by e.id desc limit 1
        ) end as status
      from applications a
      where a.channel = 'center' and a.created_at < ${end}
        and ${of(cutoff.centerId, ["a.created_center_id", "a.collection_center_id"])}
    )
    select status, count(*)::integer as count from known
    where is_as_then or status not in ('approved', 'printing') or not exists (
      select from cards k
      left join batch_cards l on l.card_id = k.id
      left join batches b on b.id = l.batch_id
      where k.application_no = known.application_no and (b.dispatched_at < ${end} or k.arrived_at < ${end})
    )
    group by status
  `.execute(database);
  return formatApplications(rows);
}

/**
 * Counts batches as they were at the end of the day. Of those that were changed since, the trail tells the last status
 * before, when they were sent, and whether a card of them had been checked by then.
 */
async function countBatches(
  database: Database,
  side: Side,
  cutoff: Cutoff,
): Promise<Schemas["DispatchFigures"]> {
  const end = endOf(cutoff);
  const ours = side === "origin" ? "b.origin_center_id" : "b.destination_center_id";
  const { rows } = await sql<Required<Schemas["DispatchFigures"]>>`
    with known as materialized (
      select b.id, b.origin_center_id, ${of(cutoff.centerId, [ours])} as is_ours,
        case when b.changed_at < ${end} then b.status
          when w.to_status = 'dispatched' and c.is_checked then 'receiving'
          else w.to_status end as status,
        case when b.changed_at < ${end} then b.dispatched_at else s.at end as sent_at
      from batches b
      left join lateral (
        select e.id, e.to_status from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.serial_number is null
          and e.to_status is not null and e.at < ${end} and b.changed_at >= ${end}
        order by e.id desc limit 1
      ) w on true
      left join lateral (
        select e.id, e.at from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.action = 'dispatch' and e.at < ${end}
          and b.changed_at >= ${end}
        order by e.id desc limit 1
      ) s on true
      left join lateral (
        select true as is_checked from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.id > s.id and e.at < ${end}
          and e.to_status in ('received', 'missing', 'disputed') and w.to_status = 'dispatched'
        limit 1
      ) c on true
      where b.created_at < ${end} and ${of(cutoff.centerId, ["b.origin_center_id", "b.destination_center_id"])}
    ), overdue as (
      select id from known
      where is_ours and status = 'dispatched' and sent_at < ${startOf(cutoff.day, -usualTransitDays)}
    ), wrong as (
      select e.subject_id as batch_id, e.to_status as status
      from audit_events e join known on known.id = e.subject_id and known.is_ours
      where e.subject_type = 'batch' and e.to_status in ('missing', 'disputed') and e.serial_number is not null
        and e.at < ${end} and not exists (
          select from audit_events n
          where n.subject_type = 'batch' and n.subject_id = e.subject_id and n.serial_number = e.serial_number
            and n.id > e.id and n.to_status is not null and n.at < ${end}
        )
    )
    select
      count(*) filter (where status = 'open' and ${of(cutoff.centerId, ["origin_center_id"])})::integer as open,
      count(*) filter (where is_ours and status = 'dispatched')::integer as in_transit,
      (select count(*) from overdue)::integer as overdue,
      (select count(*) from overdue o join batch_cards l on l.batch_id = o.id
        where l.added_at < ${end} and (l.removed_at is null or l.removed_at >= ${end}))::integer as overdue_cards,
      (select count(distinct batch_id) from wrong)::integer as with_discrepancy,
      (select count(*) from wrong where status = 'missing')::integer as missing_cards,
      (select count(distinct batch_id) from wrong where status = 'missing')::integer as missing_batches,
      (select count(*) from wrong where status = 'disputed')::integer as disputed_cards,
      (select count(distinct batch_id) from wrong where status = 'disputed')::integer as disputed_batches
    from known
  `.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error("Nothing was counted.");
  return counted;
}

/**
 * Counts the cards that waited at the end of the day: those that had come by then and that nobody had collected or packed
 * again. What has become of a card before the day's end it still is.
 */
async function countWaiting(database: Database, { centerId, day }: Cutoff): Promise<Counted["waiting"]> {
  const end = endOf({ day });
  const isOpen = sql<SqlBool>`(k.status = 'at_center' or k.status_at >= ${end})`;
  // Looked up for each card that may wait: as "not exists", the database goes through all that ever travelled.
  const isNone = (found: RawBuilder<unknown>) => sql<SqlBool>`coalesce((${found} limit 1), false) = false`;
  const over = (days: number) => sql`count(*) filter (where at < ${startOf(day, -days)})::integer`;
  const { rows } = await sql<Counted["waiting"]>`
    with come as (
      select l.card_id, l.resolved_at as at
      from cards k join batch_cards l on l.card_id = k.id join batches b on b.id = l.batch_id
      where ${isOpen} and l.line_status = 'received' and l.resolved_at < ${end} and ${of(centerId, ["b.destination_center_id"])}
      union all
      select k.id, coalesce(k.arrived_at, k.status_at) from cards k
      where ${isOpen} and ${of(centerId, ["k.current_center_id"])}
        and coalesce(k.arrived_at, case k.status when 'at_center' then k.status_at end) < ${end}
        and not exists (select from batch_cards l where l.card_id = k.id and l.line_status = 'received')
    ), waiting as (
      select distinct on (card_id) card_id, at from come
      where ${isNone(sql`
        select true from batch_cards n where n.card_id = come.card_id and n.added_at >= come.at and n.added_at < ${end}
          and (n.removed_at is null or n.removed_at >= ${end})
      `)} and ${isNone(sql`
        select true from issuances i where i.card_id = come.card_id and i.issued_at < ${end}
          and (i.returned_at is null or i.returned_at >= ${end})
      `)}
      order by card_id, at desc
    )
    select count(*)::integer as at_center, ${over(30)} as over_30_days, ${over(90)} as over_90_days from waiting
  `.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error("Nothing was counted.");
  return counted;
}

async function countOutstanding(database: Database, cutoff: Cutoff): Promise<number> {
  const end = endOf(cutoff);
  const isLater = (column: string) =>
    sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} >= ${end})`;
  const { count } = await database
    .selectFrom("issuances as i")
    .where("i.issued_at", "<", end)
    .where(of(cutoff.centerId, ["i.center_id"]))
    // What was complete or returned by then has not changed since: so that few of the many are looked at.
    .where(sql<SqlBool>`(i.status = 'collected' or i.changed_at >= ${end})`)
    .where(isLater("i.completed_at"))
    .where(isLater("i.returned_at"))
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts how things stood at the end of a day in the past. */
export async function countPast(database: Database, cutoff: Cutoff): Promise<Counted> {
  return {
    applications: await countApplications(database, cutoff),
    batches: (side) => countBatches(database, side, cutoff),
    waiting: await countWaiting(database, cutoff),
    proof_outstanding: await countOutstanding(database, cutoff),
  };
}
