import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";

/** What was taken from a collector as proof. */
export type IssuanceProof = components["schemas"]["IssuanceProof"];

const noProof: IssuanceProof = {
  thumb: false,
  finger: null,
  thumb_missing_reason: null,
  signature: false,
  documents: 0,
};

const documents = sql<number>`(
  select count(*) from stored_documents d where d.issuance_id = i.id
)`;

/** The proof of hand-overs, by their ids. */
export async function readProofs(
  database: Database,
  issuanceIds: readonly number[],
): Promise<ReadonlyMap<number, IssuanceProof>> {
  if (issuanceIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("issuances as i")
    .leftJoin("issuance_proofs as p", "p.issuance_id", "i.id")
    .where("i.id", "in", issuanceIds)
    .select(["i.id", "i.thumb_missing_reason", "p.finger"])
    .select(sql<boolean>`p.thumb is not null`.as("thumb"))
    .select(sql<boolean>`p.signature is not null`.as("signature"))
    .select(documents.as("documents"))
    .execute();
  return new Map(rows.map(({ id, ...proof }) => [id, proof]));
}

/** The proof of a hand-over. */
export async function readProof(database: Database, issuanceId: number): Promise<IssuanceProof> {
  return (await readProofs(database, [issuanceId])).get(issuanceId) ?? noProof;
}
