import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Every table that tests may change with its key, in the order in which the tables refer to each other. */
const keys: Readonly<Record<string, readonly string[]>> = {
  users: ["id"],
  user_roles: ["user_id", "role"],
  user_centers: ["user_id", "center_id"],
  sessions: ["id_hash"],
  sign_in_attempts: ["id"],
  people: ["id"],
  person_holds: ["id"],
  cards: ["id"],
  batches: ["id"],
  batch_cards: ["id"],
  card_photos: ["line_id"],
  batch_notes: ["id"],
  batch_prints: ["id"],
  issuances: ["id"],
  issuance_prints: ["id"],
  card_verifications: ["session_hash", "card_id"],
  collector_otps: ["id"],
  otp_sendings: ["id"],
  otp_failures: ["card_id"],
  lookups: ["id"],
  audit_events: ["id"],
  idempotency_records: ["user_id", "operation", "key"],
  sms_outbox: ["id"],
  demo_messages: ["message_id"],
  uploads: ["id"],
  stored_documents: ["id"],
  issuance_proofs: ["issuance_id"],
};

const tables = Object.entries(keys).map(([table, columns]) => ({
  table: sql.table(table),
  remembered: sql.table(`remembered.${table}`),
  name: table,
  key: sql.join(columns.map((column) => sql.ref(column))),
}));

async function readColumns(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
  `.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Remembers what a database holds and gives a function that brings it back, for tests that share one
 * database. Only rows that differ are written, which is quicker than to fill the tables again. It lifts
 * the guard of the audit trail, so nothing but tests may use it.
 */
export async function rememberContents(database: Database): Promise<() => Promise<void>> {
  await sql`create schema remembered`.execute(database);
  for (const { table, remembered } of tables) {
    await sql`create table ${remembered} as table ${table}`.execute(database);
  }
  const { rows: numbers } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'
  `.execute(database);
  const columns = new Map<string, string[]>();
  for (const { name } of tables) columns.set(name, await readColumns(database, name));

  return () =>
    database.transaction().execute(async (transaction) => {
      await sql`alter table audit_events disable trigger user`.execute(transaction);
      for (const { table, remembered, key } of [...tables].reverse()) {
        await sql`delete from ${table} where (${key}) not in (select ${key} from ${remembered})`.execute(
          transaction,
        );
      }
      for (const { table, remembered, key, name } of tables) {
        const values =
          columns.get(name)?.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`) ?? [];
        await sql`
          insert into ${table} select * from (table ${remembered} except table ${table}) as changed
          on conflict (${key}) do update set ${sql.join(values)}
        `.execute(transaction);
      }
      await sql`alter table audit_events enable trigger user`.execute(transaction);
      for (const { name, last } of numbers) {
        await sql`select setval(${name}, ${last ?? 1}, ${last !== null})`.execute(transaction);
      }
    });
}
