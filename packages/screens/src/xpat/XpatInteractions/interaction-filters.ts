import { type InteractionOutcome, interactionOutcomes } from "@id-desk/core/xpat";

/** The outcomes by which the list is narrowed, and all of them together. */
export type OutcomeFilter = InteractionOutcome | "all";

/** Every outcome by which the list is narrowed, all of them first. */
export const outcomeFilters: readonly OutcomeFilter[] = ["all", ...interactionOutcomes];

/** Reads what interactions are searched for; empty where the text is too short for the registry. */
export function readInteractionSearch(text: string): string {
  const term = text.trim();
  return [...term].length >= 2 ? term : "";
}
