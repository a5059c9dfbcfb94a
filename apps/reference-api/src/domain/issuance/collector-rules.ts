import type { components } from "../../contract/registry.gen.d.ts";
import type { IssuanceFigures } from "../registry-settings.ts";

/** How a collector stands to the owner of a card. */
export type CollectorType = components["schemas"]["CollectorType"];

/** Which document proves that somebody may collect another person's card. */
export type CollectorDocument = "authorisation_letter" | "court_order";

/** What decides whether somebody may collect a card. */
export interface CollectorFacts {
  readonly type: CollectorType;
  readonly relationship: string | null;
  /** As YYYY-MM-DD. */
  readonly dateOfBirth: string | null;
  readonly isDeceased: boolean;
  readonly holds: readonly { readonly label: string }[];
  /** Whether they are the owner of the card. */
  readonly isOwner: boolean;
  /** The owner's day of birth, as YYYY-MM-DD. */
  readonly ownerBorn: string | null;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
}

/** How many years somebody has lived on a day; both as YYYY-MM-DD. */
export function countYears(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  // Whoever was born on the 29th of February is a year older on the 1st of March.
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** What the registry decides about collectors. */
export type CollectorFigures = Pick<IssuanceFigures, "youngestCollector" | "youngestOwner"> & {
  /** What somebody is to an owner whose card only a guardian may collect. */
  readonly guardians: readonly string[];
};

/**
 * Returns the field in which a collector is no guardian, and why a guardian is asked for, in words for staff; nothing
 * where the owner is old enough, or where they are a guardian.
 */
export function refuseNoGuardian(
  {
    type,
    relationship,
    ownerBorn,
    today,
  }: Pick<CollectorFacts, "type" | "relationship" | "ownerBorn" | "today">,
  { youngestOwner, guardians }: CollectorFigures,
): { readonly field: "collector_type" | "relationship"; readonly reason: string } | null {
  if (ownerBorn === null || ownerBorn > today || countYears(ownerBorn, today) >= youngestOwner) return null;
  if (type === "family" && relationship !== null && guardians.includes(relationship)) return null;
  return {
    field: type === "family" ? "relationship" : "collector_type",
    reason: `The owner is under ${youngestOwner}. A guardian must collect the card.`,
  };
}

/** Why somebody may not collect a card, in words for staff; nothing when they may. */
export function refuseCollector(facts: CollectorFacts, figures: CollectorFigures): string | null {
  const { type, dateOfBirth, isDeceased, holds, isOwner, today } = facts;
  const { youngestCollector, youngestOwner } = figures;
  if (type !== "self" && isOwner) return "This is the owner of the card. Choose Owner.";
  if (isDeceased) return "This person is registered as deceased.";
  if (holds.length > 0)
    return `There is a hold on this person: ${holds.map(({ label }) => label).join(", ")}.`;
  const noGuardian = refuseNoGuardian(facts, figures);
  if (noGuardian) return noGuardian.reason;
  const youngest = type === "self" ? youngestOwner : youngestCollector;
  if (dateOfBirth === null) return youngest > 0 ? "The date of birth is not known." : null;
  if (dateOfBirth > today) return "The date of birth is in the future.";
  return countYears(dateOfBirth, today) < youngest ? `This person is under ${youngest}.` : null;
}

/** The document without which a collector gets no card; nothing where none is needed. */
export function requireDocument(type: CollectorType, relationship: string | null): CollectorDocument | null {
  if (type === "authorised" || type === "official") return "authorisation_letter";
  return type === "family" && relationship === "guardian" ? "court_order" : null;
}
