import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table audit_chain (
    position bigint primary key check (position > 0),
    event_id integer not null unique references audit_events,
    hash bytea not null check (octet_length(hash) = 32)
  )`,
  // As "describeAuditEvent" writes it, who checks the chain.
  sql`create function describe_audit_event(event audit_events) returns text stable language sql as $$
    select jsonb_build_array(
      event.id, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), event.action,
      event.actor_id, event.center_id, event.subject_type, event.subject_id, event.from_status, event.to_status,
      event.serial_number, event.notes, event.is_in_history, event.address
    )::text
  $$`,
  sql`create function chain_audit_event(event audit_events) returns void language plpgsql as $$
    declare
      last record;
    begin
      perform pg_advisory_xact_lock(hashtextextended('audit_chain', 0));
      select position, hash into last from audit_chain order by position desc limit 1;
      insert into audit_chain (position, event_id, hash) values (
        coalesce(last.position, 0) + 1,
        event.id,
        sha256(coalesce(last.hash, ''::bytea) || convert_to(describe_audit_event(event), 'UTF8'))
      );
    end
  $$`,
  sql`do $$
    declare
      event audit_events;
    begin
      for event in select * from audit_events order by id loop
        perform chain_audit_event(event);
      end loop;
    end
  $$`,
  sql`create function chain_new_audit_event() returns trigger language plpgsql as $$
    begin
      perform chain_audit_event(new);
      return null;
    end
  $$`,
  // At the end of its transaction, when everything else that it writes is held already: so that two of them wait for
  // each other as briefly as can be, and never crosswise.
  sql`create constraint trigger audit_events_are_chained after insert on audit_events
    deferrable initially deferred for each row execute function chain_new_audit_event()`,
  sql`create trigger audit_chain_is_append_only before update or delete on audit_chain
    for each row execute function refuse_change_of_audit()`,
  sql`create trigger audit_chain_is_not_emptied before truncate on audit_chain
    for each statement execute function refuse_change_of_audit()`,
];

/** Chains the audit trail: each event is hashed together with all before it, in the transaction that writes it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
