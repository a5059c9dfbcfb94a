import { countCards } from "@id-desk/core";
import { useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import type { OpenPacketProps } from "./OpenPacket.tsx";

const openPacket = createPartOnDemand(() => import("./OpenPacket.tsx").then((module) => module.OpenPacket));

/** The first step of a receipt. */
export interface PacketStepState {
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
export function usePacketStep({ batch, can }: ShownBatchReading, isScanning: boolean): PacketStepState {
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

/** The first step of a receipt, as long as it is offered. */
export function PacketStep(props: OpenPacketProps) {
  const { isOffered, onClose } = props.step;
  const OpenPacket = useOnDemand(openPacket, { isWanted: isOffered, onUnavailable: onClose });
  return isOffered && OpenPacket ? <OpenPacket {...props} /> : null;
}
