import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Side } from "../../domain/dispatch/batch-actions.ts";
import { usualTransitDays } from "../dispatch/find-batches.ts";
import { selectWaitingCards } from "../issuance/waiting-cards.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";
import { type Counted, formatApplications } from "./count-today.ts";
import { type Cutoff, endOf } from "./cutoff.ts";

type DispatchFigures = components["schemas"]["DispatchFigures"];

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
    with made as not materialized (
      select * from applications a
      where a.channel = 'center' and a.created_at < ${end}
        and ${of(cutoff.centerId, ["a.created_center_id", "a.collection_center_id"])}
    ), changed as materialized (
      select made.application_no, (
        select e.to_status from audit_events e
        where e.subject_type = 'application' and e.subject_id = made.id and e.to_status is not null and e.at < ${end}
        order by e.id desc limit 1
      ) as status
      from made where status_at >= ${end}
    ), found as (
      select status, count(*) as count from made where status_at < ${end} group by status
      union all
      select status, count(*) from changed
      where status not in ('approved', 'printing') or not exists (
        select from cards k
        left join batch_cards l on l.card_id = k.id
        left join batches b on b.id = l.batch_id
        where k.application_no = changed.application_no and (b.dispatched_at < ${end} or k.arrived_at < ${end})
      )
      group by status
    )
    select status, sum(count)::integer as count from found group by status
  `.execute(database);
  return formatApplications(rows);
}

/** What is of batches, once for each side on which the centre stands; of every centre once, as its destination's. */
const onSides = (found: RawBuilder<unknown>, centerId: number | undefined): RawBuilder<unknown> => sql`
  select 'destination' as side, * from ${found} where ${of(centerId, ["destination_center_id"])}
  union all
  select 'origin', * from ${found} where origin_center_id = ${centerId ?? null}::integer
`;

/**
 * Counts batches as they were at the end of the day. Of those that were changed since, the trail tells the last status
 * before, when they were sent, and whether a card of them had been checked by then.
 */
async function countBatches(
  database: Database,
  cutoff: Cutoff,
): Promise<Readonly<Partial<Record<Side, DispatchFigures>>>> {
  const end = endOf(cutoff);
  const { rows } = await sql<DispatchFigures & { side: Side }>`
    with changed as materialized (
      select id, origin_center_id, destination_center_id from batches b
      where b.created_at < ${end} and b.changed_at >= ${end}
        and ${of(cutoff.centerId, ["b.origin_center_id", "b.destination_center_id"])}
    ), known as materialized (
      select b.id, b.origin_center_id, b.destination_center_id, b.status, b.dispatched_at as sent_at from batches b
      where b.changed_at < ${end} and b.status in ('open', 'dispatched')
        and ${of(cutoff.centerId, ["b.origin_center_id", "b.destination_center_id"])}
      union all
      select b.id, b.origin_center_id, b.destination_center_id,
        case when w.to_status = 'dispatched' and c.is_checked then 'receiving' else w.to_status end, s.at
      from changed b
      left join lateral (
        select e.to_status from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.serial_number is null
          and e.to_status is not null and e.at < ${end}
        order by e.id desc limit 1
      ) w on true
      left join lateral (
        select e.id, e.at from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.action = 'dispatch' and e.at < ${end}
        order by e.id desc limit 1
      ) s on true
      left join lateral (
        select true as is_checked from audit_events e
        where e.subject_type = 'batch' and e.subject_id = b.id and e.id > s.id and e.at < ${end}
          and e.to_status in ('received', 'missing', 'disputed') and w.to_status = 'dispatched'
        limit 1
      ) c on true
    ), wrong_lines as materialized (
      select l.batch_id, l.line_status as status, b.origin_center_id, b.destination_center_id
      from batch_cards l join batches b on b.id = l.batch_id
      where l.line_status in ('missing', 'disputed') and b.changed_at < ${end}
        and ${of(cutoff.centerId, ["b.origin_center_id", "b.destination_center_id"])}
      union all
      select b.id, e.to_status, b.origin_center_id, b.destination_center_id
      from changed b join audit_events e on e.subject_id = b.id
      where e.subject_type = 'batch' and e.to_status in ('missing', 'disputed') and e.serial_number is not null
        and e.at < ${end} and not exists (
          select from audit_events n
          where n.subject_type = 'batch' and n.subject_id = e.subject_id and n.serial_number = e.serial_number
            and n.id > e.id and n.to_status is not null and n.at < ${end}
        )
    ), on_way as (
      ${onSides(sql`known`, cutoff.centerId)}
    ), wrong as (
      ${onSides(sql`wrong_lines`, cutoff.centerId)}
    ), overdue as (
      select side, id from on_way
      where status = 'dispatched' and sent_at < ${startOf(cutoff.day, -usualTransitDays)}
    ), late_cards as (
      select o.side, count(*) as cards from overdue o join batch_cards l on l.batch_id = o.id
      where l.added_at < ${end} and (l.removed_at is null or l.removed_at >= ${end}) group by 1
    ), late as (
      select side, count(*) as batches from overdue group by 1
    ), discrepancies as (
      select side, count(distinct batch_id) as batches,
        count(*) filter (where status = 'missing') as missing_cards,
        count(distinct batch_id) filter (where status = 'missing') as missing_batches,
        count(*) filter (where status = 'disputed') as disputed_cards,
        count(distinct batch_id) filter (where status = 'disputed') as disputed_batches
      from wrong group by 1
    )
    select side,
      (select count(*) from known where status = 'open' and ${of(cutoff.centerId, ["origin_center_id"])})::integer as open,
      (select count(*) from on_way w where w.side = s.side and w.status = 'dispatched')::integer as in_transit,
      coalesce(late.batches, 0)::integer as overdue,
      coalesce(late_cards.cards, 0)::integer as overdue_cards,
      coalesce(d.batches, 0)::integer as with_discrepancy,
      coalesce(d.missing_cards, 0)::integer as missing_cards,
      coalesce(d.missing_batches, 0)::integer as missing_batches,
      coalesce(d.disputed_cards, 0)::integer as disputed_cards,
      coalesce(d.disputed_batches, 0)::integer as disputed_batches
    from (values ('destination'), ('origin')) as s(side)
    left join late using (side) left join late_cards using (side) left join discrepancies d using (side)
  `.execute(database);
  return Object.fromEntries(rows.map(({ side, ...counted }) => [side, counted]));
}

/**
 * Counts the cards that waited at the end of the day. Those that still wait there since then are known as they are now. Of
 * those that were changed since, the ones count that had come by then and that nobody had collected or packed again.
 */
async function countWaiting(database: Database, { centerId, day }: Cutoff): Promise<Counted["waiting"]> {
  const end = endOf({ day });
  // Looked up for each card that may have waited: as "not exists", the database goes through all that ever travelled.
  const isNone = (found: RawBuilder<unknown>) => sql<SqlBool>`coalesce((${found} limit 1), false) = false`;
  const over = (days: number) => sql`count(*) filter (where at < ${startOf(day, -days)})::integer`;
  const { rows } = await sql<Counted["waiting"]>`
    with changed as (
      select * from cards where status <> 'printed' and status_at >= ${end}
    ), come as (
      select l.card_id, l.resolved_at as at
      from changed k join batch_cards l on l.card_id = k.id join batches b on b.id = l.batch_id
      where l.line_status = 'received' and l.resolved_at < ${end} and ${of(centerId, ["b.destination_center_id"])}
      union all
      select k.id, k.arrived_at from changed k
      where ${of(centerId, ["k.current_center_id"])} and k.arrived_at < ${end}
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
    ), every as (
      select at from waiting union all
      select arrived_at from ${selectWaitingCards(database, centerId).where("k.status_at", "<", end)} as still
    )
    select count(*)::integer as at_center, ${over(30)} as over_30_days, ${over(90)} as over_90_days from every
  `.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error("Nothing was counted.");
  return counted;
}

/**
 * Counts the hand-overs that wanted a proof at the end of the day: those that still do, and those that were made complete
 * or returned since.
 */
async function countOutstanding(database: Database, cutoff: Cutoff): Promise<number> {
  const end = endOf(cutoff);
  const count = async (status: RawBuilder<SqlBool>) => {
    const { found } = await database
      .selectFrom("issuances as i")
      .where("i.issued_at", "<", end)
      .where(of(cutoff.centerId, ["i.center_id"]))
      .where(status)
      .select((is) => is.fn.countAll<number>().as("found"))
      .executeTakeFirstOrThrow();
    return found;
  };
  const isLater = (column: string) =>
    sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} >= ${end})`;
  const still = await count(sql`i.status = 'collected'`);
  const then = await count(
    sql`i.status <> 'collected' and i.changed_at >= ${end} and ${isLater("i.completed_at")} and ${isLater("i.returned_at")}`,
  );
  return still + then;
}

/** Counts how things stood at the end of a day in the past. */
export async function countPast(database: Database, cutoff: Cutoff): Promise<Counted> {
  const { destination, origin } = await countBatches(database, cutoff);
  if (!destination) throw new Error("Nothing was counted.");
  return {
    applications: await countApplications(database, cutoff),
    dispatch: destination,
    ...(cutoff.centerId !== undefined && origin && { sent: origin }),
    waiting: await countWaiting(database, cutoff),
    proof_outstanding: await countOutstanding(database, cutoff),
  };
}
