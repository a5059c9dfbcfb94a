import type { Issuance, IssuanceSummary } from "./issuance.ts";

/** Returns the texts by which a hand-over is found on its page: its numbers and the names of both people. */
export function listIssuanceTexts({ issuance_no, card, owner, collector }: IssuanceSummary) {
  const names = [owner.name_en, owner.name_dv, collector.name, collector.name_dv];
  return [issuance_no, card.serial_number, card.id_number, ...names];
}

/** Returns a row after a write has answered its hand-over; what the answer leaves out stays. */
export function updateIssuanceRow(row: IssuanceSummary, issuance: Issuance): IssuanceSummary {
  const { status, completed_by, completed_at, returned, proof = row.proof, version = row.version } = issuance;
  const isListed = status === "collected" || status === "completed" || status === "returned";
  return { ...row, ...(isListed && { status }), completed_by, completed_at, returned, proof, version };
}
