import {
  type BatchStatus,
  type BatchSummary,
  type OperationData,
  type OperationQuery,
  serverCan,
} from "@id-desk/core";

/** A tab of a list of batches: a status, the batches with a discrepancy, or every batch. */
export type BatchTab = BatchStatus | "discrepancy" | "all";

type TabFilter = Pick<OperationQuery<"listSendingBatches">, "status" | "has_discrepancy">;

/** How the registry is asked for the batches of a tab. */
export function readTabFilter(tab: BatchTab): TabFilter {
  return tab === "discrepancy" ? { status: "all", has_discrepancy: true } : { status: tab };
}

/** How many batches each tab holds, with the sum of all statuses; nothing where the server does not count. */
export function readTabCounts(
  answer: OperationData<"listSendingBatches"> | undefined,
): Readonly<Partial<Record<BatchTab, number>>> | undefined {
  const counts = answer?.meta.counts;
  if (!counts || !serverCan(answer, "tab_counts")) return undefined;
  const { discrepancy: _, ...byStatus } = counts;
  return { ...counts, all: Object.values(byStatus).reduce((sum, count) => sum + count, 0) };
}

/** Whether cards of a batch are missing or disputed, also where the server does not say so itself. */
export function hasDiscrepancy(
  batch: Partial<Pick<BatchSummary, "has_discrepancy" | "missing_count" | "disputed_count">>,
): boolean {
  return batch.has_discrepancy ?? (batch.missing_count ?? 0) + (batch.disputed_count ?? 0) > 0;
}
