import type { Insertable } from "kysely";
import type { ApplicationStatus } from "../../domain/applications/application-actions.ts";
import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import type { Tables } from "../tables.ts";
import type { ApplicationPlan } from "./application-plans.ts";
import { nameSpecimen, type SpecimenKind, specimens, specimenTypes } from "./demonstration-files.ts";
import { clerkOf } from "./make-batches.ts";
import { formatDay, serialOf } from "./people-and-cards.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** A card as it is when its application is made up. */
export interface CardOfApplication {
  readonly id: number;
  readonly status: CardStatus;
  readonly status_at: Date;
  readonly issue_date: string;
}

/** Whose application it is, and what is known of their card and guardian. */
export interface Applicant {
  readonly id: number;
  readonly application_no: string;
  readonly person: { readonly id: number; readonly phone: string | null };
  readonly guardianId: number | null;
  readonly card: CardOfApplication | undefined;
}

const statusOfCard: Readonly<Partial<Record<CardStatus, ApplicationStatus>>> = {
  printed: "printing",
  packed: "printing",
  in_transit: "dispatched",
  missing: "dispatched",
  disputed: "dispatched",
  at_center: "ready",
  collected: "collected",
  completed: "collected",
};

/** How far an application has come, and when: the registry's part in it is counted back from its last step. */
function makeTimes(plan: ApplicationPlan, card: CardOfApplication | undefined, now: Date) {
  const status = (card && statusOfCard[card.status]) ?? plan.status;
  const last = new Date(now.getTime() - plan.days * day - 2 * hour);
  const decidedAt = card ? new Date(new Date(card.issue_date).getTime() - day + 5 * hour) : last;
  const back = (moment: Date, time: number) => new Date(moment.getTime() - time);
  const isDecided = card !== undefined || ["approved", "returned", "rejected"].includes(status);
  const isReviewed = isDecided || status === "under_review";
  const reviewedAt = isDecided ? back(decidedAt, 20 * hour) : last;
  const isSubmitted = isReviewed || status === "submitted";
  const submittedAt = isReviewed ? back(reviewedAt, 8 * hour) : last;
  const paidAt = back(isSubmitted ? submittedAt : last, 10 * minute);
  return {
    status,
    createdAt: back(isSubmitted || status === "cancelled" ? paidAt : last, 30 * minute),
    submittedAt: isSubmitted ? submittedAt : null,
    reviewedAt: isReviewed ? reviewedAt : null,
    decidedAt: isDecided ? decidedAt : null,
    cancelledAt: status === "cancelled" ? last : null,
    paidAt,
    statusAt: card?.status_at ?? last,
  };
}

type Times = ReturnType<typeof makeTimes>;

const feeOf = ({ type }: ApplicationPlan) =>
  defaultSettings.shown.fees?.find(({ code }) => code === type)?.amount ?? 0;

function makePayment(plan: ApplicationPlan, { application_no }: Applicant, { status, paidAt }: Times) {
  const payment_amount = feeOf(plan);
  const common = { payment_amount, payment_currency: "MVR" };
  if (payment_amount === 0) return { ...common, payment_status: "waived" as const };
  const isPending = ["pending_biometrics", "pending_payment", "cancelled"].includes(status);
  if (isPending) return { ...common, payment_status: "pending" as const };
  const payment_reference = `PAY-${application_no.slice(2)}`;
  return { ...common, payment_status: "paid" as const, payment_reference, paid_at: paidAt };
}

/** The card that the new one takes the place of, of somebody who has one. */
function makeReplaced({ type, card, person }: ApplicationPlan, { application_no }: Applicant) {
  if (type === "first_time" || card !== undefined || person === undefined) return {};
  return {
    replaces_serial_number: serialOf(person),
    replaces_fate: type === "lost" ? ("lost" as const) : ("surrendered" as const),
    police_report_no: type === "lost" ? `PR-${application_no.slice(-4)}` : null,
  };
}

function makeBiometrics({ channel, type }: ApplicationPlan, { status }: Times) {
  if (status === "pending_biometrics") {
    return { photo: "missing", fingerprints: "missing", signature: "missing" } as const;
  }
  const fingerprints = type === "first_time" || channel === "center" ? "captured" : "reused";
  return { photo: "captured", fingerprints, signature: type === "renewal" ? "reused" : "captured" } as const;
}

/** What happened to an application, as its history tells it. */
function makeEvents(plan: ApplicationPlan, { id, card }: Applicant, times: Times): Rows<"audit_events">[] {
  const { createdAt, submittedAt, reviewedAt, decidedAt, cancelledAt, paidAt, status } = times;
  const registry = { actor_id: null, center_id: null };
  const clerk = { actor_id: clerkOf(plan.madeAt), center_id: plan.madeAt };
  const applicant = plan.channel === "center" ? clerk : registry;
  const isFree = feeOf(plan) === 0;
  const first =
    status === "pending_biometrics" ? status : isFree ? ("submitted" as const) : ("pending_payment" as const);
  const decision = { returned: "return", rejected: "reject" }[status as string] ?? "approve";
  const decided = { return: "returned", reject: "rejected", approve: "approved" }[decision] ?? "approved";
  const code = plan.reasons?.map(({ text }) => text).join(", ") ?? null;
  const steps: [Date | null, string, string | null, string, typeof registry | typeof clerk, string | null][] =
    [
      [createdAt, "create", null, first, applicant, null],
      [isFree ? null : submittedAt && paidAt, "pay", "pending_payment", "submitted", registry, null],
      [reviewedAt, "review", "submitted", "under_review", registry, null],
      [decidedAt, decision, "under_review", decided, registry, code],
      [card ? new Date(card.issue_date) : null, "print_card", "approved", "printing", registry, null],
      [cancelledAt, "cancel", first, "cancelled", clerk, cancelNotes],
    ];
  return steps.flatMap(([at, action, from_status, to_status, who, notes]) =>
    at
      ? {
          ...who,
          at,
          action,
          from_status,
          to_status,
          notes,
          subject_type: "application",
          subject_id: id,
          serial_number: null,
          is_in_history: true,
        }
      : [],
  );
}

const cancelText = "The applicant found the old card";
const cancelNotes = `Asked for by the applicant: ${cancelText}`;

/** The documents and captured parts of an application, as files of the demonstration. */
function makeFiles(plan: ApplicationPlan, { id, person }: Applicant, times: Times) {
  const biometrics = makeBiometrics(plan, times);
  const isAtCenter = plan.channel === "center";
  const clerk = isAtCenter ? clerkOf(plan.madeAt) : null;
  const document = (type: string, kind: SpecimenKind): Rows<"stored_documents"> => ({
    token: nameSpecimen(kind, person.id, `${id}-${type}`),
    type,
    content_type: specimenTypes[kind],
    size: kind === "photo" ? 20_000 : specimens[kind].byteLength,
    subject_type: "application",
    subject_id: id,
    center_id: isAtCenter ? plan.madeAt : null,
    user_id: clerk,
    added_at: times.createdAt,
    used_at: times.createdAt,
  });
  const part = (kind: "photo" | "finger" | "signature", shown: SpecimenKind, state: string) =>
    state === "missing"
      ? []
      : [
          {
            document: document(kind, shown),
            part: {
              application_id: id,
              kind,
              hand: kind === "finger" ? ("right" as const) : null,
              finger: kind === "finger" ? ("thumb" as const) : null,
              quality: kind === "finger" ? 48 + (id % 40) : null,
              source: state === "reused" ? ("reused" as const) : ("captured" as const),
              captured_at: state === "reused" ? new Date("2023-02-11T07:30:00Z") : times.createdAt,
              captured_by: state === "reused" ? null : clerk,
            },
          },
        ];
  return {
    documents: [
      ...(plan.guardian === undefined
        ? [document("old_card", "photo")]
        : [document("birth_certificate", "paper"), document("guardian_consent", "signature")]),
      ...(plan.type === "lost" ? [document("police_report", "paper")] : []),
      ...(plan.channel === "center" && feeOf(plan) > 0 && times.submittedAt
        ? [document("payment_slip", "paper")]
        : []),
    ],
    captures: [
      ...part("photo", "photo", biometrics.photo),
      ...part("finger", "thumb", biometrics.fingerprints),
      ...part("signature", "signature", biometrics.signature),
    ],
  };
}

/** The application of a plan with its reasons, history and files. */
export function makeApplication(plan: ApplicationPlan, applicant: Applicant, now: Date) {
  const times = makeTimes(plan, applicant.card, now);
  const { id, application_no, person, guardianId } = applicant;
  const { status, createdAt, submittedAt, decidedAt, cancelledAt } = times;
  const isAtCenter = plan.channel === "center";
  const events = makeEvents(plan, applicant, times);
  const last = events.at(-1);
  const round = plan.round ?? 1;
  const application: Rows<"applications"> = {
    id,
    application_no,
    channel: plan.channel,
    status,
    status_at: times.statusAt,
    type: plan.type,
    person_id: person.id,
    guardian_person_id: guardianId,
    contact_phone: person.phone,
    created_center_id: isAtCenter ? plan.madeAt : null,
    collection_center_id: plan.collectedAt,
    created_by: isAtCenter ? clerkOf(plan.madeAt) : null,
    created_at: createdAt,
    submitted_at: submittedAt,
    reviewed_at: decidedAt,
    expected_on: submittedAt && formatDay(new Date(submittedAt.getTime() + 14 * day)),
    round,
    version: events.length,
    changed_by: last?.actor_id ?? null,
    changed_at: last?.at ?? createdAt,
    ...makeBiometrics(plan, times),
    ...makePayment(plan, applicant, times),
    ...makeReplaced(plan, applicant),
    ...(cancelledAt && {
      cancel_reason: "applicant_request" as const,
      cancel_notes: cancelText,
      cancelled_by: clerkOf(plan.madeAt),
      cancelled_at: cancelledAt,
    }),
  };
  const reasons = (plan.reasons ?? []).map(({ code, field = null, text }) => ({
    application_id: id,
    round,
    code,
    field,
    text,
  }));
  return { application, events, reasons, ...makeFiles(plan, applicant, times) };
}
