import { ageOn } from "../format/age.ts";
import type { Person } from "../people/person.ts";
import type { ApplicationSettings, ApplicationTypeChoice } from "../settings/application-settings.ts";
import type { PersonStatus } from "./application.ts";
import type { ApplicationRule } from "./application-steps.ts";

/** What decides what somebody may apply for. */
export interface ApplicantFacts {
  /** The applicant, as the registry knows them. */
  readonly applicant: Pick<Person, "date_of_birth">;
  /** Their cards, the newest first. */
  readonly cards: PersonStatus["cards"];
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
}

const inHand: readonly string[] = ["collected", "completed"];

/** The card that somebody has in hand; nothing if they have none. */
export function findCardInHand(cards: PersonStatus["cards"]): PersonStatus["cards"][number] | undefined {
  return cards.find(({ status }) => inHand.includes(status));
}

/** What somebody may apply for, by the registry's settings, in their order. */
export function findApplicationTypes(
  { types }: Pick<ApplicationSettings, "types">,
  { applicant, cards, today }: ApplicantFacts,
): readonly ApplicationTypeChoice[] {
  const hasCard = findCardInHand(cards) !== undefined;
  const age = ageOn(applicant.date_of_birth, today) ?? 0;
  return types.filter(
    ({ needs_card, least_age = 0 }) =>
      (needs_card === undefined || needs_card === hasCard) && age >= least_age,
  );
}

/** What an application of one type asks of one applicant. */
export function readApplicationRule(
  { documents = [], guardian_documents = [], guardian_below = 0 }: ApplicationTypeChoice,
  { applicant, today }: Pick<ApplicantFacts, "applicant" | "today">,
): ApplicationRule {
  const asksGuardian = (ageOn(applicant.date_of_birth, today) ?? 0) < guardian_below;
  return { documents: [...documents, ...(asksGuardian ? guardian_documents : [])], asksGuardian };
}

/** Whether a card has expired or expires within so many months; days as YYYY-MM-DD. */
export function isRenewalDue(expiryDate: string, months: number, today: string): boolean {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  // A day that the month does not have is its last one.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return expiryDate <= until.toISOString().slice(0, 10);
}
