import { type Kysely, sql } from "kysely";

const statements = [
  // The people who live, counted once an hour: everything else is counted when it is asked for. One row at most.
  sql`create table population_counts (
    is_only boolean primary key default true check (is_only),
    at timestamptz not null,
    day date not null,
    by_atoll jsonb not null,
    ages jsonb not null
  )`,

  sql`create index batches_in_transit on batches (dispatched_at) where status = 'dispatched'`,
  sql`create index batches_dispatched on batches (dispatched_at) where dispatched_at is not null`,
  sql`create index batches_created on batches (created_at)`,
  sql`create index batch_cards_received_at on batch_cards (resolved_at) include (batch_id)
    where line_status = 'received'`,
  sql`create index batch_cards_card on batch_cards (card_id)`,
  sql`create index batch_cards_in_batch on batch_cards (batch_id) where line_status <> 'removed'`,
  sql`drop index batch_cards_wrong`,
  sql`create index batch_cards_wrong on batch_cards (batch_id, line_status)
    where line_status in ('missing', 'disputed')`,
  sql`create index issuances_status on issuances (center_id, status, issued_at, id) where issued_at is not null`,
  sql`create index issuances_by_day on issuances (issued_at) include (center_id, card_id)
    where issued_at is not null`,
  sql`create index issuances_collected on issuances (center_id) where status = 'collected'`,
  sql`create index issuances_changed on issuances (changed_at)
    include (center_id, issued_at, completed_at, returned_at) where status <> 'collected'`,
  // A card that is printed has never been at a centre.
  sql`create index cards_changed on cards (status_at) include (id) where status <> 'printed'`,
  sql`create index cards_of_applications on cards (application_no) include (id) where application_no is not null`,
  sql`create index applications_by_number on applications (application_no) include (submitted_at)
    where submitted_at is not null`,
  sql`create index applications_submitted on applications (submitted_at) where submitted_at is not null`,
  // What a past day has to know of the trail.
  sql`create index audit_events_wrong_cards on audit_events (subject_id, serial_number, id)
    where subject_type = 'batch' and to_status in ('missing', 'disputed')`,
];

/** Figures of a day: the table of the population, and the indexes that the others are counted by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
