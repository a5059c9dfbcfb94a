import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const batchId = readRecordId(props.view.params.id);
  // The host shows another page where there is no number.
  if (batchId === undefined) return null;
  return <DispatchReceivingBatch slots={slots} key={batchId} batchId={batchId} autoFocusScan scanAnywhere />;
}
