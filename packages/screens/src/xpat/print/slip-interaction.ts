import type { Interaction, InteractionSummary } from "@id-desk/core/xpat";

/** What the slip says of an interaction; a row of the list has all of it. */
export type SlipInteraction = Pick<
  InteractionSummary,
  "id" | "interaction_no" | "at" | "island" | "officer" | "name" | "country" | "passport_last4" | "outcome"
>;

/** Reads what the slip says of a whole interaction: of the passport number its last four signs. */
export function readSlipInteraction({ individual, ...interaction }: Interaction): SlipInteraction {
  const { id, interaction_no, at, island, officer, outcome } = interaction;
  const { name, country, passport_no } = individual;
  const passport_last4 = passport_no?.slice(-4) ?? null;
  return { id, interaction_no, at, island, officer, outcome, name, country, passport_last4 };
}
