import { countCards } from "@id-desk/core";
import { useState } from "react";
import type { ShownBatchReading } from "../record/useBatchReading.ts";

/** The first step of a receipt. */
export interface PacketStep {
  readonly isOffered: boolean;
  /** The cards are still to be counted, so nothing on the page says how many there should be. */
  readonly isBlind: boolean;
  /** How many cards were counted; nothing until then. */
  readonly counted: number | undefined;
  readonly onCount: (counted: number | undefined) => void;
  /** Staff are done with it, or do without it. */
  readonly onClose: () => void;
}

/** Offers the first step of a receipt where the server keeps seals, to whoever finds the packet still closed. */
export function usePacketStep({ batch, can }: ShownBatchReading, isScanning: boolean): PacketStep {
  const [wasClosed] = useState(() => can("packing") && batch.status === "dispatched");
  const [isDone, setDone] = useState(false);
  const [counted, setCounted] = useState<number>();
  const [isKnown, setKnown] = useState(false);
  const isOffered = wasClosed && isScanning && !isDone;
  return {
    isOffered,
    // Whoever has checked every card knows their number.
    isBlind: isOffered && !isKnown && countCards(batch).remaining > 0,
    counted,
    onCount(next) {
      setCounted(next);
      // Who counts again has seen it.
      setKnown(true);
    },
    onClose: () => setDone(true),
  };
}
