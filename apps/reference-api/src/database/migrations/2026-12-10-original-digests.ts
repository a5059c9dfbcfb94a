import { type Kysely, sql } from "kysely";

const statements = [
  // SHA-256 of the file as it was sent, in hexadecimal digits. What is kept was written afresh from it.
  sql`alter table stored_documents add column original_digest text check (original_digest ~ '^[0-9a-f]{64}$')`,
];

/** By the digest it can be told later which file was handed in; of documents from before nobody knows it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
