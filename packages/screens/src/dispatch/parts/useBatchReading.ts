import {
  type Batch,
  type CardAnswer,
  mergeBatch,
  mergeCardAnswer,
  type RegistryError,
  type Side,
} from "@id-desk/core";
import { useCallback } from "react";
import { useRead } from "../../runtime/use-read.ts";

/** A batch as its page reads it, and how the answers of writes get into it. */
export interface BatchReading {
  readonly batch: Batch | undefined;
  readonly error: RegistryError | undefined;
  /** It is being read for the first time, or again after that has failed. */
  readonly isLoading: boolean;
  /** Reads the whole batch again. */
  readonly refresh: () => void;
  /** Takes the answer of a change of the batch; one that was overtaken changes nothing. */
  readonly takeBatch: (answer: { readonly batch: Batch }) => void;
  /** Takes the answer of a change of one card, without reading the batch again. */
  readonly takeCard: (answer: CardAnswer) => void;
}

/** A page's reading once there is a batch to show. */
export type ShownBatchReading = BatchReading & { readonly batch: Batch };

// Both answer alike, which TypeScript does not see through a choice between their names.
const operations = {
  sending: "getSendingBatch",
  receiving: "getReceivingBatch" as "getSendingBatch",
} as const;

/** Reads a batch as one of its two centres sees it. */
export function useBatchReading(side: Side, batchId: number): BatchReading {
  const reading = useRead(operations[side], { path: { id: batchId } });
  const { change } = reading;
  return {
    batch: reading.data?.batch,
    error: reading.error,
    isLoading: reading.isLoading,
    refresh: reading.refresh,
    takeBatch: useCallback(
      ({ batch }) => change((data) => ({ ...data, batch: mergeBatch(data.batch, batch) })),
      [change],
    ),
    takeCard: useCallback(
      (answer) => change((data) => ({ ...data, batch: mergeCardAnswer(data.batch, answer) })),
      [change],
    ),
  };
}
