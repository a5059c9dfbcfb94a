import { checkNotes } from "../validation/notes.ts";
import type { Problem } from "../validation/problem.ts";
import type { Employer, IdentityChecks, InteractionOutcome, WorkPermit } from "./xpat.ts";

/** Why an interaction cannot be `verified`. */
export type UnverifiedReason =
  | "no_permit"
  | "permit_not_valid"
  | "missing_reported"
  | "identity"
  | "employer_differs"
  | "occupation_differs"
  | "island_differs";

/** What an officer has found so far. */
export interface InteractionFacts {
  /** The person's work permit; null for none. */
  readonly permit: Pick<WorkPermit, "status" | "employer" | "occupation" | "island" | "missing"> | null;
  /** The server has shown the permit in this session. */
  readonly isPermitFound: boolean;
  /** The answers to the questions of identity; a question without an answer is left out. */
  readonly checks: Partial<IdentityChecks>;
  /** Whom the person works for: an employer of the registry, or one that it does not know, by name. Null while unsaid. */
  readonly employer: Pick<Employer, "id"> | { readonly name: string } | null;
  /** The code of the occupation that was seen; null while unsaid. */
  readonly occupationCode: string | null;
  /** The id of the island where the person was; null while unsaid. */
  readonly islandId: number | null;
}

/** What may be said of an interaction. */
export interface OutcomeRules {
  /** The outcomes that may be chosen, in the order of the contract. */
  readonly allowed: readonly InteractionOutcome[];
  /** The outcome that fits what was found; nothing while a question of identity has no answer. */
  readonly suggested: InteractionOutcome | undefined;
  /** Why `verified` may not be chosen, the gravest first; empty where it may. */
  readonly notVerified: readonly UnverifiedReason[];
}

const questions = ["image", "name", "passport_number", "country"] as const satisfies (keyof IdentityChecks)[];

/** Which outcome says what a reason says. */
const outcomeOf: Readonly<Record<UnverifiedReason, InteractionOutcome>> = {
  identity: "identity_doubt",
  no_permit: "no_permit",
  missing_reported: "missing_reported",
  permit_not_valid: "permit_expired",
  employer_differs: "employer_mismatch",
  occupation_differs: "occupation_mismatch",
  island_differs: "island_mismatch",
};

/** Every outcome, in the order of the contract. */
export const interactionOutcomes: readonly InteractionOutcome[] = [
  "verified",
  "employer_mismatch",
  "occupation_mismatch",
  "island_mismatch",
  "permit_expired",
  "no_permit",
  "missing_reported",
  "identity_doubt",
];

/**
 * Returns which outcomes of an interaction may be chosen, which of them fits, and why it cannot be `verified`. An outcome
 * is closed only where it contradicts a permit that was found: an officer may have seen more than the registry knows.
 */
export function readOutcomes(facts: InteractionFacts): OutcomeRules {
  const notVerified = findReasons(facts);
  const isFound = facts.permit !== null && facts.isPermitFound;
  const isClosed: Partial<Record<InteractionOutcome, boolean>> = {
    verified: notVerified.length > 0,
    no_permit: isFound,
    permit_expired: isFound && isInForce(facts.permit),
  };
  const answers = questions.map((question) => facts.checks[question]);
  const isOpen = answers.includes(undefined) && !answers.includes(false);
  const [gravest] = notVerified;
  return {
    allowed: interactionOutcomes.filter((outcome) => !isClosed[outcome]),
    suggested: isOpen ? undefined : gravest ? outcomeOf[gravest] : "verified",
    notVerified,
  };
}

/** Whether an outcome is saved only with notes. */
export function needsNotes(outcome: InteractionOutcome): boolean {
  return outcome !== "verified";
}

const longestNotes = 2000;

/** Checks the notes of an interaction: 3 to 2000 characters, required unless the outcome is `verified`. */
export function checkInteractionNotes(notes: string, outcome: InteractionOutcome | ""): Problem[] {
  return checkNotes(notes, { isRequired: outcome !== "" && needsNotes(outcome), max: longestNotes });
}

function findReasons(facts: InteractionFacts): UnverifiedReason[] {
  const { permit, isPermitFound, checks, employer, occupationCode, islandId } = facts;
  const isConfirmed = questions.every((question) => checks[question] === true);
  const reasons: UnverifiedReason[] = isConfirmed ? [] : ["identity"];
  if (!permit || !isPermitFound) return [...reasons, "no_permit"];
  const isMissing = permit.status === "missing_reported" || Boolean(permit.missing);
  if (isMissing) reasons.push("missing_reported");
  else if (!isInForce(permit)) reasons.push("permit_not_valid");
  if (differsInEmployer(permit.employer, employer)) reasons.push("employer_differs");
  if (differs(permit.occupation?.code, occupationCode)) reasons.push("occupation_differs");
  if (differs(permit.island?.id, islandId)) reasons.push("island_differs");
  return reasons;
}

/** A status that nobody knows is not in force: nothing is verified by what nobody understands. */
function isInForce({ status }: { readonly status: string }): boolean {
  return status === "valid" || status === "expiring";
}

/** Whether two things are both said, and are not the same. */
function differs<Value>(onPermit: Value | null | undefined, seen: Value | null): boolean {
  return onPermit !== null && onPermit !== undefined && seen !== null && onPermit !== seen;
}

function differsInEmployer(onPermit: Employer | null, seen: InteractionFacts["employer"]): boolean {
  if (!onPermit || !seen) return false;
  return "id" in seen ? seen.id !== onPermit.id : fold(seen.name) !== fold(onPermit.name);
}

/** Case and spaces make no other employer. */
const fold = (name: string) => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
