import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../pages.ts";
import { page as NotFoundPage } from "./not-found.tsx";

export function page(props: PageProps) {
  const batchId = readRecordId(props.view.params.id);
  if (batchId === undefined) return <NotFoundPage {...props} />;
  return <DispatchReceivingBatch slots={slots} key={batchId} batchId={batchId} autoFocusScan scanAnywhere />;
}
