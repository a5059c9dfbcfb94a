import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/**
 * A digest of everything that requests can change, but for when a session was last seen and for the audit
 * trail, which also remembers refusals.
 */
export async function readFingerprint(database: Database): Promise<string> {
  const parts = [
    sql`select 'user ' || u from users u`,
    sql`select 'second factor ' || f from second_factors f`,
    sql`select 'recovery code ' || r from recovery_codes r`,
    sql`select 'session ' || id_hash || coalesce(center_id, 0) from sessions`,
    sql`select 'card ' || c from cards c`,
    sql`select 'batch ' || b from batches b`,
    sql`select 'line ' || l from batch_cards l`,
    sql`select 'note ' || n from batch_notes n`,
    sql`select 'print ' || p from batch_prints p`,
    sql`select 'hand-over ' || i from issuances i`,
    sql`select 'receipt ' || p from issuance_prints p`,
    sql`select 'in hand ' || v from card_verifications v`,
    sql`select 'code ' || o from otps o`,
    sql`select 'sending ' || s from otp_sendings s`,
    sql`select 'wrong codes ' || f from otp_failures f`,
    sql`select 'key ' || i from idempotency_records i`,
    sql`select 'sms ' || s from sms_outbox s`,
    sql`select 'upload ' || u from uploads u`,
    sql`select 'document ' || d from stored_documents d`,
    sql`select 'proof ' || p from issuance_proofs p`,
    sql`select 'draft ' || d from drafts d`,
  ];
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(row, ',' order by row)) as digest
    from (${sql.join(parts, sql` union all `)}) as rows (row)
  `.execute(database);
  return rows[0]?.digest ?? "";
}
