/** Where a hand-over stands. */
export type IssuanceStatus = "ready" | "otp_sent" | "otp_verified" | "collected" | "completed" | "returned";

/** A hand-over that is under way: the card is still the registry's. */
export const unfinishedStatuses = ["ready", "otp_sent", "otp_verified"] as const satisfies IssuanceStatus[];

interface StepRule {
  /** Whether the session that began the hand-over alone may do it, or everybody at its centre. */
  readonly by: "session" | "center";
  /** The status after it, for every status in which it is allowed. */
  readonly to: Readonly<Partial<Record<IssuanceStatus, IssuanceStatus>>>;
}

/**
 * Everything that can be done with a hand-over once its card is loaded, as one table: by whom, in which status, and
 * where it leads. The names are the operations of the contract.
 * @see Spec 4, "Issuance steps"
 */
export const issuanceSteps = {
  checkCollector: { by: "session", to: { ready: "ready", otp_sent: "ready", otp_verified: "ready" } },
  sendCollectorOtp: { by: "session", to: { ready: "otp_sent", otp_sent: "otp_sent" } },
  verifyCollectorOtp: { by: "session", to: { otp_sent: "otp_verified" } },
  vouchForCollector: { by: "session", to: { ready: "otp_verified", otp_sent: "otp_verified" } },
  addIssuanceDocument: {
    by: "center",
    to: { ready: "ready", otp_sent: "otp_sent", otp_verified: "otp_verified", collected: "collected" },
  },
  issueCard: { by: "session", to: { otp_verified: "collected" } },
  completeIssuance: { by: "center", to: { collected: "completed" } },
  returnCard: { by: "center", to: { collected: "returned" } },
} as const satisfies Readonly<Record<string, StepRule>>;

/** Names something that can be done with a hand-over. */
export type IssuanceStep = keyof typeof issuanceSteps;

/** What has to come next while a hand-over stands here, in words for staff. */
const nextStep: Readonly<Record<IssuanceStatus | "none", string>> = {
  none: "Load the card first.",
  ready: "Verify the collector first.",
  otp_sent: "Verify the collector first.",
  otp_verified: "The collector is already verified.",
  collected: "This card has already been handed over.",
  completed: "This hand-over is already complete.",
  returned: "This card came back.",
};

const notHandedOver = "This card has not been handed over.";

/** Why a step cannot be taken now, in words for staff. */
export function describeOutOfOrder(step: IssuanceStep, status: IssuanceStatus | null): string {
  const isUnderWay = unfinishedStatuses.some((each) => each === status);
  if (isUnderWay && (step === "completeIssuance" || step === "returnCard")) return notHandedOver;
  if (status === "ready" && step === "verifyCollectorOtp") return "Send a code first.";
  return nextStep[status ?? "none"];
}

/** Whether only the session that began a hand-over may take this step. */
export function isOfSession(step: IssuanceStep): boolean {
  return issuanceSteps[step].by === "session";
}

/** The status that a step leads to; nothing where the hand-over's status does not allow it. */
export function decideStep(step: IssuanceStep, status: IssuanceStatus): IssuanceStatus | undefined {
  const rule: StepRule = issuanceSteps[step];
  return rule.to[status];
}
