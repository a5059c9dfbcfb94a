import type { components } from "../contract/registry.gen.d.ts";
import { findOwn } from "../format/find-own.ts";

/** Why the destination disputes a card. */
export type DisputeReason = components["schemas"]["DisputeReason"];

/** What staff choose from when they dispute a card, in this order. */
export const disputeReasons: Readonly<Record<DisputeReason, string>> = {
  wrong_serial: "Serial number does not match",
  wrong_person: "Card of another person",
  wrong_card_type: "Card type does not match",
  wrong_date_of_birth: "Date of birth does not match",
  damaged: "Damaged",
  print_error: "Printing error",
  wrong_centre: "Meant for another centre",
  other: "Other",
};

/** Writes the reason of a dispute for staff; one that these screens do not know is shown as it is. */
export function formatDisputeReason(
  reason: string,
  labels: Readonly<Record<string, string>> = disputeReasons,
): string {
  return findOwn(labels, reason) ?? reason;
}
