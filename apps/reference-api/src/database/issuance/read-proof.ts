import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";

/** What was taken from a collector as proof. */
export type IssuanceProof = components["schemas"]["IssuanceProof"];

/** A document that is kept with a hand-over. */
export type IssuanceDocument = components["schemas"]["IssuanceDocument"];

const noProof: IssuanceProof = {
  thumb: false,
  finger: null,
  thumb_missing_reason: null,
  signature: false,
  documents: 0,
};

/** The proof of hand-overs, by their ids. */
export async function readProofs(
  database: Database,
  issuanceIds: readonly number[],
): Promise<ReadonlyMap<number, IssuanceProof>> {
  if (issuanceIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("issuances")
    .where("id", "in", issuanceIds)
    .select(["id", "thumb_missing_reason"])
    .execute();
  return new Map(rows.map(({ id, thumb_missing_reason }) => [id, { ...noProof, thumb_missing_reason }]));
}

/** The proof of a hand-over. */
export async function readProof(database: Database, issuanceId: number): Promise<IssuanceProof> {
  return (await readProofs(database, [issuanceId])).get(issuanceId) ?? noProof;
}

/** The documents of a hand-over, in the order in which they came. */
export async function readDocuments(_database: Database, _issuanceId: number): Promise<IssuanceDocument[]> {
  return [];
}
