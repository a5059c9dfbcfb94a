import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";
import { useParams } from "react-router";

/** The page of one batch, in a chunk of its own. */
export function BatchPage() {
  const { batchId } = useParams();
  return <DispatchSendingBatch batchId={Number(batchId)} />;
}
