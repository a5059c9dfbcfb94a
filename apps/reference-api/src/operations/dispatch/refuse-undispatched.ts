import type { BatchHead } from "../../database/dispatch/change-batch.ts";
import { Refusal } from "../../domain/refusal.ts";

/** Refuses to show a batch to its destination before it has left. */
export function refuseUndispatched({ status, batch_no }: BatchHead): void {
  if (status !== "open" && status !== "cancelled") return;
  throw new Refusal(409, {
    message: "This batch has not been dispatched yet.",
    code: "batch_not_dispatched",
    context: { status, batch_no },
  });
}
