import type { Issuance, IssuanceStatus } from "./issuance.ts";

/** One section of handing a card over. */
export type IssuanceStep = "find" | "collector" | "otp" | "card" | "handOver";

/** The sections of handing a card over, in the order in which a registry wants them done. */
export const issuanceSteps: readonly IssuanceStep[] = ["find", "collector", "otp", "card", "handOver"];

/** What is still to be done before a section is done. */
export type StepNeed =
  | "card"
  | "checks"
  | "collector"
  | "eligible"
  | "document"
  | "old_card"
  | "verification"
  | "card_in_hand"
  | "identity"
  | "hand_over"
  | "proof";

/** What a hand-over has come to: what the registry says of it, and what was done at the counter beside. */
export interface CounterWork {
  /** As the registry gave it last; nothing before a card was found. */
  readonly issuance: Issuance | undefined;
  /** Proves that the collector was verified; held in memory alone. */
  readonly otpToken?: string | undefined;
  /** Where the collector's document is kept, good for one hand-over; empty where the server does not say. */
  readonly documentPath?: string | undefined;
  /** The card that this one replaces was given back and cut. */
  readonly isOldCardSurrendered?: boolean | undefined;
  /** The card that this one replaces is not given back; the notes of the hand-over say why. */
  readonly isOldCardMissing?: boolean | undefined;
  /** The photograph on the card was held against the person. */
  readonly isIdentityConfirmed?: boolean | undefined;
}

const underWay: readonly (IssuanceStatus | null)[] = ["ready", "otp_sent", "otp_verified"];

/** Whether a card is being handed over now: it was found, it may be, and it was not yet. */
export function isUnderWay(issuance: Pick<Issuance, "status"> | undefined): boolean {
  return issuance !== undefined && underWay.includes(issuance.status);
}

/** Whether a card was handed over, with its proof or without. */
export function isHandedOver(issuance: Pick<Issuance, "status"> | undefined): boolean {
  return issuance?.status === "collected" || issuance?.status === "completed";
}

/** What one section still needs; nothing where it is done. */
export function stepNeeds(step: IssuanceStep, work: CounterWork): readonly StepNeed[] {
  const { issuance } = work;
  if (!issuance) return step === "find" ? ["card"] : needsOf[step](undefined, work);
  if (isHandedOver(issuance)) {
    return step === "handOver" && issuance.status === "collected" ? ["proof"] : [];
  }
  return needsOf[step](issuance, work);
}

type FindNeeds = (issuance: Issuance | undefined, work: CounterWork) => readonly StepNeed[];

const needsOf: Readonly<Record<IssuanceStep, FindNeeds>> = {
  find: (issuance) => (isUnderWay(issuance) ? [] : ["checks"]),
  collector(issuance, { documentPath, isOldCardSurrendered, isOldCardMissing }) {
    const collector = issuance?.collector;
    const needs: StepNeed[] = [];
    if (!collector) needs.push("collector");
    else if (!collector.eligible) needs.push("eligible");
    if (collector?.requires_document && documentPath === undefined) needs.push("document");
    if (issuance?.card.replaces && !isOldCardSurrendered && !isOldCardMissing) needs.push("old_card");
    return needs;
  },
  otp: (issuance, { otpToken }) => (issuance?.status === "otp_verified" && otpToken ? [] : ["verification"]),
  card(issuance, { isIdentityConfirmed }) {
    const needs: StepNeed[] = [];
    if (!issuance?.card_verified_at) needs.push("card_in_hand");
    if (!isIdentityConfirmed) needs.push("identity");
    return needs;
  },
  handOver: () => ["hand_over"],
};

/** The first section that needs something; nothing once the hand-over is complete. */
export function findCurrentStep(work: CounterWork): IssuanceStep | undefined {
  return issuanceSteps.find((step) => stepNeeds(step, work).length > 0);
}
