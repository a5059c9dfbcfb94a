import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Every table that tests may change with its key, in the order in which the tables refer to each other. */
const keys: Readonly<Record<string, readonly string[]>> = {
  centers: ["id"],
  islands: ["id"],
  users: ["id"],
  user_roles: ["user_id", "role"],
  user_centers: ["user_id", "center_id"],
  sessions: ["id_hash"],
  second_factors: ["user_id", "is_on"],
  recovery_codes: ["user_id", "digest"],
  attempts: ["of"],
  unknown_names: ["address"],
  people: ["id"],
  person_holds: ["id"],
  cards: ["id"],
  batches: ["id"],
  batch_cards: ["id"],
  card_photos: ["line_id"],
  batch_notes: ["id"],
  batch_prints: ["id"],
  record_numbers: ["series", "year"],
  applications: ["id"],
  application_reasons: ["id"],
  application_prints: ["id"],
  payment_links: ["id"],
  capture_sets: ["id"],
  captured_exceptions: ["id"],
  drafts: ["user_id", "id"],
  issuances: ["id"],
  issuance_prints: ["id"],
  collector_numbers: ["id"],
  card_verifications: ["session_hash", "card_id"],
  otps: ["id"],
  otp_sendings: ["id"],
  otp_failures: ["purpose", "subject_type", "subject_id"],
  lookups: ["id"],
  audit_events: ["id"],
  audit_chain: ["position"],
  employers: ["id"],
  expats: ["id"],
  passports: ["id"],
  permits: ["id"],
  found_expats: ["session_hash", "expat_id"],
  interactions: ["id"],
  interaction_prints: ["id"],
  population_counts: ["is_only"],
  idempotency_records: ["user_id", "operation", "key"],
  sms_outbox: ["id"],
  demo_messages: ["message_id"],
  uploads: ["id"],
  stored_documents: ["id"],
  captured_parts: ["document_id"],
  issuance_proofs: ["issuance_id"],
};

const names = Object.keys(keys);
const quote = (name: string) => `"${name}"`;
const list = (columns: readonly string[]) => columns.map(quote).join(", ");

async function readColumns(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      -- What the database makes of other columns it makes again.
      and attgenerated = ''
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** The transaction that brings the tables back; where an earlier one still writes, what came before that one. */
const lastFinished = `(
  select case when own > oldest then oldest - 1 else own end
  from (select pg_current_xact_id()::text::bigint as own,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest) as transactions
)`;

/** Whether rows of a table were written since its last change that is remembered, or are gone. */
const isTouched = (name: string) => `
  exists (select from ${quote(name)} where xmin::text::bigint > remembered_at)
  or (select count(*) from ${quote(name)}) <> (select count(*) from remembered.${quote(name)})`;

/** Only rows that differ are written, and only tables looked through that were written to. */
function formatBringBack(columns: ReadonlyMap<string, readonly string[]>): string {
  const of = (name: string) => list(columns.get(name) ?? []);
  const writeRows = (name: string) => {
    const values = columns.get(name)?.map((column) => `${quote(column)} = excluded.${quote(column)}`) ?? [];
    return `
      if '${name}' = any(touched) then
        insert into ${quote(name)} (${of(name)}) select ${of(name)}
        from (table remembered.${quote(name)} except table ${quote(name)}) as changed
        on conflict (${list(keys[name] ?? [])}) do update set ${values.join(", ")};
      end if;`;
  };
  const deleteRows = (name: string) => `
      if '${name}' = any(touched) then
        delete from ${quote(name)} where (${list(keys[name] ?? [])}) not in
          (select ${list(keys[name] ?? [])} from remembered.${quote(name)});
      end if;`;
  return `
    create function remembered.bring_back() returns void language plpgsql as $body$
    declare
      remembered_at bigint := (select transaction from remembered.last_change);
      touched text[] := array[]::text[];
    begin
      ${names.map((name) => `if ${isTouched(name)} then touched := touched || '${name}'::text; end if;`).join("\n")}
      alter table cards disable trigger user;
      alter table audit_events disable trigger user;
      alter table audit_chain disable trigger user;
      ${[...names].reverse().map(deleteRows).join("")}
      ${names.map(writeRows).join("")}
      alter table cards enable trigger user;
      alter table audit_events enable trigger user;
      alter table audit_chain enable trigger user;
      perform setval(name::regclass, coalesce(last, 1), last is not null) from remembered.numbers;
      update remembered.last_change set transaction = ${lastFinished};
    end
    $body$`;
}

/** Keeps a copy of every table beside it, and what brings them back. */
async function keepCopies(database: Database): Promise<void> {
  await sql`create schema remembered`.execute(database);
  const columns = new Map<string, string[]>();
  for (const name of names) {
    const copy = sql.table(`remembered.${name}`);
    await sql`create table ${copy} as table ${sql.table(name)}`.execute(database);
    columns.set(name, await readColumns(database, name));
  }
  await sql`
    create table remembered.numbers as
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'
  `.execute(database);
  await sql`
    create table remembered.last_change as select ${sql.raw(lastFinished)} as transaction
  `.execute(database);
  await sql.raw(formatBringBack(columns)).execute(database);
}

/**
 * Remembers what a database holds and gives a function that brings it back, for tests that share one
 * database. It lifts the guard of the audit trail, so nothing but tests may use it. A database that remembers
 * something already is brought back to that at once.
 */
export async function rememberContents(database: Database): Promise<() => Promise<void>> {
  const bringBack = async () => {
    await sql`select remembered.bring_back()`.execute(database);
  };
  const { rows } = await sql`select from pg_namespace where nspname = 'remembered'`.execute(database);
  if (rows.length === 0) await keepCopies(database);
  else await bringBack();
  return bringBack;
}
