import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, onRecord }: PageProps) {
  const batchId = readRecordId(view.params.batchId);
  // The host shows another page where there is no number.
  if (batchId === undefined) return null;
  return (
    <DispatchSendingBatch
      slots={slots}
      key={batchId}
      batchId={batchId}
      autoFocusScan
      scanAnywhere
      onReady={({ record }) => onRecord(record)}
    />
  );
}
