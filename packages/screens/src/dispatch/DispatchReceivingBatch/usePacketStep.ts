import { countCards } from "@id-desk/core";
import { useState } from "react";
import type { ShownBatchReading } from "../record/useBatchReading.ts";

/** The first step of a receipt. */
export type PacketStep = ReturnType<typeof usePacketStep>;

/** Offers the first step of a receipt where the server keeps seals, to whoever finds the packet still closed. */
export function usePacketStep({ batch, can }: ShownBatchReading, isScanning: boolean) {
  const [wasClosed] = useState(() => can("packing") && batch.status === "dispatched");
  const [isDone, setDone] = useState(false);
  const [counted, setCounted] = useState<number>();
  const [isKnown, setKnown] = useState(false);
  const isOffered = wasClosed && isScanning && !isDone;
  return {
    isOffered,
    /** The cards are still to be counted, so nothing says how many there should be; whoever has checked all knows. */
    isBlind: isOffered && !isKnown && countCards(batch).remaining > 0,
    /** How many cards were counted; nothing until then. */
    counted,
    onCount(next: number | undefined) {
      setCounted(next);
      // Who counts again has seen it.
      setKnown(true);
    },
    /** Staff are done with it, or do without it. */
    onClose: () => setDone(true),
  };
}
