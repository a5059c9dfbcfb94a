import { useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/on-demand.ts";
import type { ShownBatchReading } from "../parts/useBatchReading.ts";
import type { OpenPacketProps } from "./OpenPacket.tsx";

const openPacket = createPartOnDemand(() => import("./OpenPacket.tsx").then((module) => module.OpenPacket));

/** Offers the first step of a receipt where the server keeps seals, to whoever finds the packet still closed. */
export function PacketStep({
  reading: { batch, can },
  onAction,
  onScan,
}: Pick<OpenPacketProps, "onAction" | "onScan"> & { readonly reading: ShownBatchReading }) {
  const [isOffered, setOffered] = useState(() => can("packing") && batch.status === "dispatched");
  const close = () => setOffered(false);
  const OpenPacket = useOnDemand(openPacket, { isWanted: isOffered, onUnavailable: close });
  if (!isOffered || !OpenPacket) return null;
  return <OpenPacket batch={batch} onAction={onAction} onScan={onScan} onClose={close} />;
}
