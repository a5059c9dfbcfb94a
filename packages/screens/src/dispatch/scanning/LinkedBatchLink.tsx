import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { LinkedBatch } from "./scan-refusal.ts";

/** Leads to the batch that holds a card already, where the registry says which it is. */
export function LinkedBatchLink({ batchId, batchNo, destinationId }: LinkedBatch) {
  const t = useCopy(scanPanelCopy);
  const { center } = useSession();
  if (batchId === undefined) return null;
  const isComingHere = destinationId !== undefined && destinationId === center?.id;
  const screen = isComingHere ? "DispatchReceivingBatch" : "DispatchSendingBatch";
  return (
    <DestinationLink to={{ screen, params: { batchId } }}>
      {t("openBatch", { batch: batchNo })}
    </DestinationLink>
  );
}
