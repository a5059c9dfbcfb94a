import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { OpenPacketProps } from "./OpenPacket.tsx";

const openPacket = createPartOnDemand(() => import("./OpenPacket.tsx"), "OpenPacket");

/** The first step of a receipt, as long as it is offered. */
export function PacketStep(props: OpenPacketProps) {
  const { isOffered, onClose } = props.step;
  const OpenPacket = useOnDemand(openPacket, { isWanted: isOffered, onUnavailable: onClose });
  return isOffered && OpenPacket ? <OpenPacket {...props} /> : null;
}
