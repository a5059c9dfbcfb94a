import { sql } from "kysely";
import { registryTimeZone } from "../../../domain/registry-day.ts";
import type { Database } from "../../tables.ts";
import { clerkOf } from "../make-batches.ts";

/** For how many days back applications were made, at most. */
const longestSpan = 800;

/** The status of the application that somebody made last, in turn; those before it have ended. */
const lastStatuses = [
  "submitted",
  "collected",
  "under_review",
  "pending_payment",
  "submitted",
  "returned",
  "approved",
  "collected",
  "pending_biometrics",
  "rejected",
  "cancelled",
  "submitted",
];

/**
 * Adds three applications for each of these people: one of five made online, and of the others two of five at the head
 * office. They are numbered on from the last of their year.
 */
export async function seedScaleApplications(
  database: Database,
  { people, lastPerson, now }: { readonly people: number; readonly lastPerson: number; readonly now: Date },
): Promise<void> {
  const count = 3 * people;
  const { rows } = await sql<{ first: number }>`
    with made as (
      select n, ${lastPerson}::integer + 1 + (n - 1) % ${people}::integer as person,
        n > 2 * ${people}::integer as is_last,
        case when n % 5 = 4 then 'portal' else 'center' end as channel,
        (array[1, 1, 2, 6, 7 + n % 187])[1 + n / 5 % 5] as center,
        ${now}::timestamptz - (1 + (${count}::integer - n) * ${longestSpan}::float / ${count}) * interval '1 day' as at
      from generate_series(1, ${count}::integer) as n
    ), told as (
      select made.*,
        case when is_last then (${lastStatuses}::text[])[1 + n % ${lastStatuses.length}::integer]
          when n % 9 = 0 then 'rejected' when n % 9 = 1 then 'cancelled' else 'collected' end as status,
        extract(year from at at time zone ${registryTimeZone})::integer as year,
        case when center = 6 then ${clerkOf(6)}::integer when center <= 2 then ${clerkOf(1)}::integer
          else ${clerkOf(3)}::integer end as clerk
      from made
    ), numbered as (
      select told.*, coalesce((
          select last from record_numbers l
          where l.series = case told.channel when 'center' then 'C' else 'P' end and l.year = told.year
        ), 0) + row_number() over (partition by told.channel, told.year order by n) as no
      from told
    ), added as (
      insert into applications (application_no, channel, status, status_at, type, person_id, created_center_id,
        collection_center_id, created_by, created_at, submitted_at, reviewed_at, changed_by, changed_at, photo,
        fingerprints, signature, payment_status, payment_amount, payment_currency, paid_at, cancel_reason,
        cancel_notes, cancelled_by, cancelled_at)
      select (case channel when 'center' then 'C-' else 'P-' end) || year || '-' || lpad(no::text, 6, '0'),
        channel, status, at + interval '1 hour', 'renewal', person,
        case channel when 'center' then center end, center, case channel when 'center' then clerk end, at,
        case when status not in ('pending_biometrics', 'pending_payment', 'cancelled') then at end,
        case when status not in ('pending_biometrics', 'pending_payment', 'cancelled', 'submitted', 'under_review')
          then at + interval '1 hour' end,
        case channel when 'center' then clerk end, at,
        photo, photo, photo, payment, 100, 'MVR', case payment when 'paid' then at end,
        case status when 'cancelled' then 'duplicate' end, case status when 'cancelled' then 'Applied twice' end,
        case status when 'cancelled' then clerk end, case status when 'cancelled' then at + interval '1 hour' end
      from (
        select numbered.*,
          case status when 'pending_biometrics' then 'missing' else 'captured' end as photo,
          case when status in ('pending_biometrics', 'pending_payment') then 'pending' else 'paid' end as payment
        from numbered
      ) as whole order by n
      returning id
    )
    select min(id) as first from added
  `.execute(database);
  const first = rows[0]?.first ?? 0;
  await sql`
    insert into application_reasons (application_id, round, code, field, text)
    select id, 1, 'photo_too_dark', 'photo', 'Photo too dark' from applications
    where id >= ${first} and status in ('returned', 'rejected')
  `.execute(database);
  await sql`
    insert into audit_events (at, action, actor_id, center_id, subject_type, subject_id, to_status, is_in_history)
    select created_at, 'create', created_by, created_center_id, 'application', id, status, true
    from applications where id >= ${first} order by id
  `.execute(database);
}
