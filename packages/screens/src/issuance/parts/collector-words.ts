import { findLabel, type IssuanceSettings, type IssuanceSummary } from "@id-desk/core";

/** What a collector is to the owner of a card, in the words of the registry: "Mother", "Authorised person". */
export function nameCollectorRole(
  { type, relationship }: Pick<IssuanceSummary["collector"], "type" | "relationship">,
  { collector_types }: Pick<IssuanceSettings, "collector_types">,
): string {
  const choice = collector_types.find(({ code }) => code === type);
  return relationship ? findLabel(choice?.relationships ?? [], relationship) : (choice?.label ?? type);
}
