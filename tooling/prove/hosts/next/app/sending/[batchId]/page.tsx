import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";

export default async function BatchPage({ params }: { readonly params: Promise<{ batchId: string }> }) {
  const { batchId } = await params;
  return <DispatchSendingBatch batchId={Number(batchId)} />;
}
