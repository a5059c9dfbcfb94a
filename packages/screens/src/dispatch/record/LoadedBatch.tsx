import type { CardCodePart, Side } from "@id-desk/core";
import type { ReactNode } from "react";
import { BatchNotLoaded } from "./BatchNotLoaded.tsx";
import { type ShownBatchReading, useBatchReading } from "./useBatchReading.ts";

/** What a page of one batch takes from its host, whichever side it is. */
export interface BatchPageProps {
  /** The batch's id. */
  readonly batchId: number;
  /** Puts the focus into the scan field when the batch is shown. */
  readonly autoFocusScan?: boolean | undefined;
  /** Takes scans that are made while the focus is elsewhere in `main`. */
  readonly scanAnywhere?: boolean | undefined;
  /** The order of the parts in the code on the registry's cards; each is known by its looks without it. */
  readonly scanFormat?: readonly CardCodePart[] | undefined;
}

/** A batch's page once the batch is there, and until then why it is not. */
export function LoadedBatch({
  side,
  batchId,
  children,
}: {
  readonly side: Side;
  readonly batchId: number;
  readonly children: (reading: ShownBatchReading) => ReactNode;
}) {
  const reading = useBatchReading(side, batchId);
  const { batch } = reading;
  return batch ? children({ ...reading, batch }) : <BatchNotLoaded side={side} reading={reading} />;
}
