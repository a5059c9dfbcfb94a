import type { Destination } from "@id-desk/screens";

/** The portal's own addresses for where the screens want to go. */
export function toAddress(destination: Destination): string {
  switch (destination.screen) {
    case "DispatchSending":
      return "/sending";
    case "DispatchSendingBatch":
      return `/sending/${destination.params.batchId}`;
    default:
      return "/";
  }
}
