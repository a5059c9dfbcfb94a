import type { Destination } from "@id-desk/screens";

/** The portal's own words for where the screens want to go. */
export function toAddress(destination: Destination): string {
  switch (destination.screen) {
    case "SelectCenter":
    case "SwitchCenter":
      return "/my-counter";
    case "DispatchSending":
      return "/bags/outgoing";
    case "DispatchSendingBatch":
      return `/bags/outgoing/${destination.params.batchId}`;
    case "DispatchReceiving":
      return "/bags/incoming";
    case "DispatchReceivingBatch":
      return `/bags/incoming/${destination.params.batchId}`;
    default:
      return "/";
  }
}
