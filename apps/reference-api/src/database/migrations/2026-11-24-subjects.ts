import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table collector_otps rename to otps`,
  sql`alter sequence collector_otps_id_seq rename to otps_id_seq`,
  sql`alter table otps rename constraint collector_otps_pkey to otps_pkey`,
  sql`alter table otps rename constraint collector_otps_purpose_check to otps_purpose_check`,
  sql`alter table otps drop constraint collector_otps_issuance_id_fkey`,
  sql`alter table otps rename column issuance_id to subject_id`,
  sql`alter table otps add column subject_type text not null default 'issuance'`,
  sql`alter table otps alter column subject_type drop default`,
  sql`drop index collector_otps_issuance, collector_otps_one_is_open`,
  sql`create index otps_subject on otps (purpose, subject_type, subject_id, id)`,
  sql`create unique index otps_one_is_open on otps (purpose, subject_type, subject_id) where code_digest is not null`,

  sql`alter table otp_sendings drop constraint otp_sendings_card_id_fkey`,
  sql`alter table otp_sendings rename column card_id to subject_id`,
  sql`alter table otp_sendings
    add column purpose text not null default 'collect_card',
    add column subject_type text not null default 'card'`,
  sql`alter table otp_sendings alter column purpose drop default, alter column subject_type drop default`,
  sql`drop index otp_sendings_card`,
  sql`create index otp_sendings_subject on otp_sendings (purpose, subject_type, subject_id, at)`,

  sql`alter table otp_failures drop constraint otp_failures_card_id_fkey, drop constraint otp_failures_pkey`,
  sql`alter table otp_failures rename column card_id to subject_id`,
  sql`alter table otp_failures
    add column purpose text not null default 'collect_card',
    add column subject_type text not null default 'card'`,
  sql`alter table otp_failures
    alter column purpose drop default,
    alter column subject_type drop default,
    add primary key (purpose, subject_type, subject_id)`,

  sql`alter table sms_outbox
    drop constraint sms_outbox_card_id_fkey,
    drop constraint sms_outbox_batch_id_card_id_key`,
  sql`alter table sms_outbox rename column card_id to subject_id`,
  sql`alter table sms_outbox add column subject_type text not null default 'card'`,
  sql`alter table sms_outbox
    alter column subject_type drop default,
    add constraint sms_outbox_once_a_batch unique (batch_id, subject_type, subject_id)`,
  sql`drop index sms_outbox_card`,
  sql`create index sms_outbox_subject on sms_outbox (subject_type, subject_id, created_at)`,

  // A document is its card's until a hand-over has used it, and the hand-over's from then on.
  sql`alter table stored_documents add column subject_type text, add column subject_id integer`,
  sql`update stored_documents set
    subject_type = case when issuance_id is null then 'card' else 'issuance' end,
    subject_id = coalesce(issuance_id, card_id)`,
  sql`alter table stored_documents
    drop column card_id,
    drop column issuance_id,
    alter column subject_type set not null,
    alter column subject_id set not null,
    add constraint stored_documents_used_is_of_a_record
      check ((subject_type in ('card', 'person')) = (used_at is null))`,
  sql`create index stored_documents_subject on stored_documents (subject_type, subject_id)`,
];

/** Codes, messages and documents are about a subject, and not about a card or a hand-over alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
