import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, onRecord }: PageProps) {
  const batchId = readRecordId(view.params.batchId);
  // The host shows another page where there is no number.
  if (batchId === undefined) return null;
  return (
    <DispatchReceivingBatch
      slots={slots}
      key={batchId}
      batchId={batchId}
      autoFocusScan
      scanAnywhere
      onReady={({ record }) => onRecord(record)}
    />
  );
}
