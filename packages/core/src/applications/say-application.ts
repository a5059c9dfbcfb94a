import { findOwn } from "../format/find-own.ts";
import { formatAmount } from "../format/format-amount.ts";
import type { ApplicationStatus, ApplicationType, PersonStatus } from "./application.ts";
import { fill, type Saying, type StatusSentenceOptions, say } from "./saying.ts";
import type { StatusSentenceKey } from "./status-sentence-words.ts";

type StatusApplication = PersonStatus["applications"][number];

const typeKeys: Readonly<Record<ApplicationType, StatusSentenceKey>> = {
  first_time: "firstCard",
  renewal: "renewal",
  lost: "lostCard",
  damaged: "damagedCard",
  change_of_details: "changedDetails",
};

/** What fills the sentences about an application. */
interface Facts {
  readonly amount: string | undefined;
  readonly decidedOn: string;
  readonly since: string;
  readonly reasons: string;
  /** Whether its card says the rest. */
  readonly hasCard: boolean;
}

const sayStatus: Readonly<Record<ApplicationStatus, (facts: Facts) => readonly Saying[]>> = {
  pending_biometrics: ({ amount }) => [say(["needsBiometrics"]), say(["unpaid"], { amount })],
  pending_payment: ({ amount }) => [say(["needsPaymentOf", "needsPayment"], { amount })],
  submitted: () => [say(["notReviewed"])],
  under_review: () => [say(["inReview"])],
  returned: ({ decidedOn: date, reasons }) => [
    say(["returnedOn", "returned"], { date }),
    say(["reasons"], { reasons }),
    say(["toCorrect"]),
  ],
  approved: ({ decidedOn: date, hasCard }) =>
    hasCard ? [] : [say(["approvedOn", "approved"], { date }), say(["notPrinted"])],
  printing: ({ hasCard }) => (hasCard ? [] : [say(["printing"])]),
  dispatched: () => [],
  ready: () => [],
  collected: () => [],
  rejected: ({ decidedOn: date, reasons }) => [
    say(["rejectedOn", "rejected"], { date }),
    say(["reasons"], { reasons }),
  ],
  cancelled: ({ since: date }) => [say(["cancelledOn", "cancelled"], { date })],
};

/** Says when an application was submitted, and what became of it before its card. */
export function sayApplication(
  application: StatusApplication,
  options: StatusSentenceOptions,
  hasCard: boolean,
): readonly Saying[] {
  const { status, status_at, reviewed_at, payment, return_reasons } = application;
  const { date } = options;
  const facts: Facts = {
    amount: payment.status === "pending" && payment.amount > 0 ? formatAmount(payment) : undefined,
    decidedOn: date(reviewed_at || status_at),
    since: date(status_at),
    reasons: return_reasons.map(({ code, text }) => text.replace(/[\s.;]+$/, "") || code).join("; "),
    hasCard,
  };
  const sayings = findOwn(sayStatus, status)?.(facts) ?? [say(["word"], { word: status })];
  return [sayBeginning(application, options), ...sayings];
}

const notSubmitted: readonly string[] = [
  "pending_biometrics",
  "pending_payment",
] satisfies ApplicationStatus[];

function sayBeginning(application: StatusApplication, { words, date }: StatusSentenceOptions): Saying {
  const { channel, status, created_at, submitted_at } = application;
  const type = nameType(application.type, words);
  // One that was cancelled, or has a word that nobody knows, may never have been submitted.
  const isKnown = Object.hasOwn(sayStatus, status) && status !== "cancelled";
  const isSubmitted = !notSubmitted.includes(status) && (Boolean(submitted_at) || isKnown);
  if (!isSubmitted) return say(["startedOn", "started"], { type, date: date(created_at) });
  const values = { type, date: date(submitted_at) };
  return channel === "portal"
    ? say(["submittedOnlineOn", "submittedOnline"], values)
    : say(["submittedOn", "submitted"], values);
}

function nameType(type: string, words: StatusSentenceOptions["words"]): string {
  const key = findOwn(typeKeys, type);
  return key ? words[key] : (fill(words.otherApplication, { word: type }) ?? words.application);
}
