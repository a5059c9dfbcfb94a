import type { Acting } from "../../database/acting.ts";
import { type BatchHead, findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { Refusal } from "../../domain/refusal.ts";

/** Refuses to show a batch to its destination before it has left. */
export function refuseUndispatched({ status, batch_no }: BatchHead, more: object = {}): void {
  if (status !== "open" && status !== "cancelled") return;
  throw new Refusal(409, {
    message: "This batch has not been dispatched yet.",
    code: "batch_not_dispatched",
    context: { status, batch_no, ...more },
  });
}

/**
 * Finds a batch that the centre has packed, or that was sent to it.
 *
 * @param tell returns what the refusal tells the destination besides status and number, while the batch is not dispatched.
 */
export async function findSeenBatch(
  { database, center }: Pick<Acting, "database" | "center">,
  batchId: number,
  tell: (batch: BatchHead) => object = () => ({}),
): Promise<BatchHead> {
  const batch = await findBatch(database, batchId);
  if (batch.origin.id === center.id) return batch;
  if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
  refuseUndispatched(batch, tell(batch));
  return batch;
}
