import type { ActionBatch } from "../dispatch/actions.ts";
import type { BatchDocument, Side } from "../dispatch/batch.ts";
import { countCards } from "../dispatch/card-counts.ts";

/** The papers that a batch has now at this end of its journey, the one that is wanted most first. */
export function batchDocuments(batch: ActionBatch, side: Side): readonly BatchDocument[] {
  const { status } = batch;
  const { total, missing } = countCards(batch);
  if (status === "cancelled" || total === 0) return [];
  const isChecked = status === "receiving" || status === "received";
  const missingList: readonly BatchDocument[] = isChecked && missing > 0 ? ["missing_list"] : [];
  if (side === "sending") return ["manifest", "bag_label", ...missingList];
  return status === "received" ? ["receipt_note", ...missingList] : missingList;
}
