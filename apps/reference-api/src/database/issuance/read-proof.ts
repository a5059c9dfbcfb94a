import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";

/** What was taken from a collector as proof. */
export type IssuanceProof = components["schemas"]["IssuanceProof"];

const documents = sql<number>`(
  select count(*) from stored_documents d where d.subject_type = 'issuance' and d.subject_id = i.id
)`;

/** The proof of hand-overs, to which a reader adds which ones; they are called `i`. */
export function selectProofs(database: Database) {
  return database
    .selectFrom("issuances as i")
    .leftJoin("issuance_proofs as p", "p.issuance_id", "i.id")
    .select(["i.id", "i.thumb_missing_reason", "p.finger", "p.hand", "p.resolution_ppi"])
    .select(sql<boolean>`p.thumb is not null`.as("thumb"))
    .select(sql<boolean>`p.signature is not null`.as("signature"))
    .select(documents.as("documents"));
}

/** The proof of hand-overs, by their ids. */
export async function readProofs(
  database: Database,
  issuanceIds: readonly number[],
): Promise<ReadonlyMap<number, IssuanceProof>> {
  if (issuanceIds.length === 0) return new Map();
  const rows = await selectProofs(database).where("i.id", "in", issuanceIds).execute();
  return new Map(rows.map(({ id, ...proof }) => [id, proof]));
}
