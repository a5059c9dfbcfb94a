import type { BatchStatus, BatchSummary, OperationQuery } from "@id-desk/core";

/** A tab of a list of batches: a status, the batches with a discrepancy, or every batch. */
export type BatchTab = BatchStatus | "discrepancy" | "all";

type ListFilter = Pick<OperationQuery<"listSendingBatches">, "status" | "has_discrepancy">;

/** How the registry is asked for the batches of a tab; a server may not know the word for a discrepancy. */
export function readTabFilter(
  tab: BatchTab,
  { canAskDiscrepancy }: { readonly canAskDiscrepancy: boolean },
): ListFilter {
  if (tab !== "discrepancy") return { status: tab };
  return { status: "all", ...(canAskDiscrepancy && { has_discrepancy: true }) };
}

/** Whether cards of a batch are missing or disputed, also where the server does not say so itself. */
export function hasDiscrepancy(
  batch: Partial<Pick<BatchSummary, "has_discrepancy" | "missing_count" | "disputed_count">>,
): boolean {
  return batch.has_discrepancy ?? (batch.missing_count ?? 0) + (batch.disputed_count ?? 0) > 0;
}
