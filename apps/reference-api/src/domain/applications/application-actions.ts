import type { components } from "../../contract/registry.gen.d.ts";
import type { Ruling } from "../dispatch/batch-actions.ts";

/** Where an application is. */
export type ApplicationStatus = components["schemas"]["ApplicationStatus"];

/**
 * Who does something with an application: a centre of it, the same for one that was made online too, or the registry
 * outside of the staff's screens.
 */
export type ApplicationActor = "creator" | "either" | "capturer" | "registry";

interface ApplicationRule {
  /**
   * Who may do it: the centre that made it, one of its two centres, one of these also where it was made online, or the
   * registry.
   */
  readonly by: ApplicationActor;
  /** The status after it, for every status in which it is allowed. */
  readonly to: Readonly<Partial<Record<ApplicationStatus, ApplicationStatus>>>;
  /** Why it is refused in the other states. */
  readonly refusals: Readonly<Partial<Record<ApplicationStatus, Ruling>>> & { readonly other: Ruling };
}

const underReview: Ruling = {
  message: "The registry is reviewing this application. Ask them to return it.",
  code: "application_under_review",
};
const cancelled: Ruling = { message: "Application is cancelled", code: "application_cancelled" };
const notReturned = (state: string): Ruling => ({
  message: `This application cannot be resubmitted because it is ${state}`,
  code: "application_not_returned",
});
const notSubmitted: Ruling = {
  message: "Application has not been submitted",
  code: "application_not_submitted",
};
const decided: Ruling = { message: "Application has been decided already", code: "application_decided" };
const notWaitingForBiometrics: Ruling = {
  message: "Application does not wait for biometrics",
  code: "biometrics_not_awaited",
};
const notWaitingForPayment: Ruling = {
  message: "Application does not wait for a payment",
  code: "application_not_payable",
};

const decisionRefusals = {
  pending_biometrics: notSubmitted,
  pending_payment: notSubmitted,
  submitted: { message: "Application is not under review", code: "application_not_under_review" },
  cancelled,
  other: decided,
} as const;

const ongoing = {
  pending_biometrics: "pending_biometrics",
  pending_payment: "pending_payment",
  submitted: "submitted",
  under_review: "under_review",
  returned: "returned",
  approved: "approved",
  printing: "printing",
  dispatched: "dispatched",
  ready: "ready",
} as const;

/**
 * Everything that can be done with an application that is there, as one table: who may, in which status, and where it
 * leads. From `approved` on its card leads it on: the database follows each card. The names are the operations of the
 * contract; those of the registry are its decisions.
 */
export const applicationActions = {
  cancelApplication: {
    by: "creator",
    to: {
      submitted: "cancelled",
      pending_biometrics: "cancelled",
      pending_payment: "cancelled",
      returned: "cancelled",
    },
    refusals: {
      under_review: underReview,
      cancelled: { message: "Application is cancelled already", code: "application_cancelled" },
      other: {
        message: "An application that has been decided cannot be cancelled",
        code: "application_decided",
      },
    },
  },
  resubmitApplication: {
    by: "either",
    // Or to `pending_payment`, where its fee is open.
    to: { returned: "submitted" },
    refusals: {
      under_review: notReturned("under review"),
      cancelled: notReturned("cancelled"),
      rejected: notReturned("rejected"),
      other: { message: "This application was not returned", code: "application_not_returned" },
    },
  },
  sendPaymentLink: {
    by: "either",
    to: { pending_payment: "pending_payment" },
    refusals: { cancelled, other: notWaitingForPayment },
  },
  markSlipPrinted: {
    by: "either",
    to: ongoing,
    refusals: {
      cancelled,
      other: { message: "There is no slip of an application that is over", code: "application_over" },
    },
  },
  takeBiometrics: {
    by: "capturer",
    to: { pending_biometrics: "pending_biometrics" },
    refusals: { cancelled, other: notWaitingForBiometrics },
  },
  submitBiometrics: {
    by: "capturer",
    // Or to `pending_payment`, where its fee is open.
    to: { pending_biometrics: "submitted" },
    refusals: { cancelled, other: notWaitingForBiometrics },
  },
  pay: {
    by: "registry",
    to: { pending_payment: "submitted" },
    refusals: { cancelled, other: notWaitingForPayment },
  },
  review: {
    by: "registry",
    to: { submitted: "under_review" },
    refusals: {
      pending_biometrics: notSubmitted,
      pending_payment: notSubmitted,
      returned: notSubmitted,
      under_review: { message: "Application is under review already", code: "application_under_review" },
      cancelled,
      other: decided,
    },
  },
  return: { by: "registry", to: { under_review: "returned" }, refusals: decisionRefusals },
  approve: { by: "registry", to: { under_review: "approved" }, refusals: decisionRefusals },
  reject: { by: "registry", to: { under_review: "rejected" }, refusals: decisionRefusals },
} as const satisfies Readonly<Record<string, ApplicationRule>>;

/** Names something that can be done with an application. */
export type ApplicationAction = keyof typeof applicationActions;

/** The status that an action leads to, or why the application's status does not allow it. */
export function decideApplicationAction(
  action: ApplicationAction,
  status: ApplicationStatus,
): { readonly to: ApplicationStatus } | { readonly refusal: Ruling } {
  const rule: ApplicationRule = applicationActions[action];
  const to = rule.to[status];
  return to ? { to } : { refusal: rule.refusals[status] ?? rule.refusals.other };
}

/** The statuses that end an application: a person has at most one that is in none of them. */
export const endedStatuses: readonly ApplicationStatus[] = ["collected", "rejected", "cancelled"];
