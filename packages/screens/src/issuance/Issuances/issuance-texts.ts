import type { IssuanceSummary } from "@id-desk/core";

/** What a hand-over is found by on its page. */
export function listIssuanceTexts({ issuance_no, card, owner, collector }: IssuanceSummary) {
  const names = [owner.name_en, owner.name_dv, collector.name, collector.name_dv];
  return [issuance_no, card.serial_number, card.id_number, ...names];
}
