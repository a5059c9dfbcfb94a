import type { Issuance, IssuanceSummary } from "@id-desk/core";

/** A row as its hand-over stands after a write; what the answer leaves out stays. */
export function changeSummary(row: IssuanceSummary, issuance: Issuance): IssuanceSummary {
  const { status, completed_by, completed_at, returned, proof = row.proof, version = row.version } = issuance;
  const isListed = status === "collected" || status === "completed" || status === "returned";
  return { ...row, ...(isListed && { status }), completed_by, completed_at, returned, proof, version };
}
