import { checkInteractionNotes } from "./outcomes.ts";
import type { Expat, IdentityChecks, InteractionOutcome } from "./xpat.ts";

/** One section of recording an interaction with a foreign worker. */
export type XpatStep = "find" | "identity" | "interaction" | "biometrics" | "review";

/** The sections of recording an interaction, in the order in which they open. */
export const xpatSteps: readonly XpatStep[] = ["find", "identity", "interaction", "biometrics", "review"];

/** What is compared with the person, in the order in which it is asked. */
export const identityChecks: readonly (keyof IdentityChecks)[] = [
  "image",
  "name",
  "passport_number",
  "country",
];

/** What is still to be done before a section is done. */
export type XpatNeed =
  | "person"
  | "seen_again"
  | "checks"
  | "island"
  | "passport_seen"
  | "outcome"
  | "notes"
  | "fields";

/** What has been done of an interaction so far. */
export interface XpatWork {
  /** The person was found, or the details of somebody new were typed. */
  readonly hasPerson: boolean;
  /** The person was seen lately, and the officer has not said yet that another interaction is recorded. */
  readonly wasSeenLately: boolean;
  /** The officer's answers; a question without an answer is left out. */
  readonly checks: Partial<IdentityChecks>;
  /** Where the person was seen; null while unsaid. */
  readonly islandId: number | null;
  /** Whether the passport was seen, or where it is; "" while unsaid. */
  readonly passportSeen: string;
  /** What the interaction found; "" before it is chosen. */
  readonly outcome: InteractionOutcome | "";
  /** As they are typed. */
  readonly notes: string;
  /** No field of the interaction has an error. */
  readonly hasFineFields: boolean;
}

/** Returns what one section still needs: nothing if it is done. */
export function xpatNeeds(step: XpatStep, work: XpatWork): readonly XpatNeed[] {
  return needsOf[step](work);
}

const needsOf: Readonly<Record<XpatStep, (work: XpatWork) => readonly XpatNeed[]>> = {
  find({ hasPerson, wasSeenLately }) {
    if (!hasPerson) return ["person"];
    return wasSeenLately ? ["seen_again"] : [];
  },
  identity: ({ checks }) => (identityChecks.every((check) => checks[check] !== undefined) ? [] : ["checks"]),
  interaction({ islandId, passportSeen, outcome, notes, hasFineFields }) {
    const needs: XpatNeed[] = [];
    if (islandId === null) needs.push("island");
    if (!passportSeen) needs.push("passport_seen");
    if (!outcome) needs.push("outcome");
    if (checkInteractionNotes(notes, outcome).length > 0) needs.push("notes");
    if (!hasFineFields) needs.push("fields");
    return needs;
  },
  biometrics: () => [],
  review: () => [],
};

const dayInMilliseconds = 86_400_000;

/**
 * Returns the last interaction with somebody who was seen within the last days; nothing where they were not.
 *
 * @param days of the settings; 0 for never.
 */
export function findSeenLately(
  { last_interaction }: Pick<Expat, "last_interaction">,
  days: number,
  now: Date,
): NonNullable<Expat["last_interaction"]> | undefined {
  if (!last_interaction || days <= 0) return undefined;
  const since = now.getTime() - new Date(last_interaction.at).getTime();
  return since < days * dayInMilliseconds ? last_interaction : undefined;
}
