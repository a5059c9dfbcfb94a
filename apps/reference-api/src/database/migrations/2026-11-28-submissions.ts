import { type Kysely, sql } from "kysely";

const statements = [
  // A code for an application is about its applicant: there is no application yet.
  ...["otps", "otp_sendings", "otp_failures"].flatMap((table) => [
    sql`alter table ${sql.ref(table)} drop constraint if exists ${sql.ref(`${table}_purpose_check`)}`,
    sql`alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_purpose_check`)}
      check (purpose in ('collect_card', 'apply'))`,
  ]),
  sql`alter table sms_outbox drop constraint sms_outbox_purpose_check`,
  sql`alter table sms_outbox add constraint sms_outbox_purpose_check check (purpose in (
    'ready', 'collector_otp', 'payment_link', 'application_returned', 'application_otp', 'application_received'
  ))`,

  sql`alter table applications
    add column guardian_relationship text,
    add column lost_on date,
    add column lost_place text,
    add column changes jsonb not null default '[]'`,

  // What the centre did about a reason, when it submitted the application again.
  sql`alter table application_reasons
    add column resolution text check (resolution in ('changed', 'explained')),
    add column explanation text`,
];

/** What a centre submits with an application, and what it did about the reasons of a returned one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
