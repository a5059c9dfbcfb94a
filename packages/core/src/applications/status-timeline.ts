import type { Center } from "../session/session-state.ts";
import type { ApplicationCard, ApplicationReason, PersonStatus } from "./application.ts";
import { chooseCenter, findStatusWay, type StatusWay } from "./status-way.ts";

/** The steps on the way of a card, in their order. */
export const statusSteps = [
  "submitted",
  "reviewed",
  "printed",
  "dispatched",
  "arrived",
  "told",
  "collected",
] as const;

/** One step on the way of a card. */
export type StatusStepId = (typeof statusSteps)[number];

/** One step on the way of a card, with what is known of it. */
export interface StatusStep {
  /** Which step. */
  readonly id: StatusStepId;
  /** Whether it is behind, what is waited for, ahead, or where the way ends or is interrupted. */
  readonly state: "done" | "current" | "waiting" | "problem";
  /** When it was done, or went wrong: a moment, or a day. Null where it was not yet, or nobody knows. */
  readonly at: string | null;
  /** At which centre; of a step that is waited for, where it will be. */
  readonly center: Center | null;
  /** The status of the application, or of its card once there is one; of the current step and of a problem alone. */
  readonly status: string | null;
  /** Why the registry returned or rejected the application. */
  readonly reasons: readonly ApplicationReason[];
  /** The day on which the card is expected; of the step `arrived` alone. */
  readonly expected_on: string | null;
}

/** How far the way has gone: the last step that is done, -1 for none, and whether the next one went wrong. */
interface Reach {
  readonly last: number;
  readonly isProblem?: boolean;
  /** Whether nothing comes after the problem. */
  readonly isEnd?: boolean;
}

const after = (step: StatusStepId, more: Omit<Reach, "last"> = {}): Reach => ({
  last: statusSteps.indexOf(step),
  ...more,
});

/**
 * Returns the way of the newest application, or of the newest card where there is no application: nothing where there is
 * neither. A step that the way passed over, as the journey of a card that was printed where it is collected, is left out.
 */
export function statusTimeline(personStatus: PersonStatus): readonly StatusStep[] {
  const way = findStatusWay(personStatus);
  const { application, card } = way;
  if (!application && !card) return [];
  const reach = readReach(way);
  const first = application ? 0 : statusSteps.indexOf("printed");
  const end = reach.isEnd ? reach.last + 2 : statusSteps.length;
  return statusSteps.slice(first, end).flatMap((id) => {
    const place = statusSteps.indexOf(id);
    if (place <= reach.last && wasPassedOver(id, way, place === reach.last)) return [];
    const state = readState(place, reach);
    return [{ ...noStep, id, state, ...readDetails(id, state, way) }];
  });
}

const noStep: Omit<StatusStep, "id" | "state"> = {
  at: null,
  center: null,
  status: null,
  reasons: [],
  expected_on: null,
};

function readState(place: number, { last, isProblem }: Reach): StatusStep["state"] {
  if (place <= last) return "done";
  if (place > last + 1) return "waiting";
  return isProblem ? "problem" : "current";
}

const stopped: readonly string[] = ["returned", "rejected", "cancelled"];

function readReach({ application, card }: StatusWay): Reach {
  const status = application?.status;
  const isStopped = status !== undefined && stopped.includes(status);
  if (card && !isStopped) return readReachOfCard(card);
  switch (status) {
    case "pending_biometrics":
    case "pending_payment":
      return { last: -1 };
    case "returned":
      return after("submitted", { isProblem: true });
    case "rejected":
    case "cancelled":
      return after("submitted", { isProblem: true, isEnd: true });
    case "approved":
    case "printing":
      return after("reviewed");
    case "dispatched":
      return after("dispatched");
    case "ready":
      return after("arrived");
    case "collected":
      return after("collected");
    case "submitted":
    case "under_review":
      return after("submitted");
    default:
      return application?.submitted_at ? after("submitted") : { last: -1 };
  }
}

function readReachOfCard({ status, told_at, batch }: ApplicationCard): Reach {
  switch (status) {
    case "printed":
    case "packed":
      return after("printed");
    case "in_transit":
      return after("dispatched");
    case "missing":
    case "disputed":
      return after("dispatched", { isProblem: true });
    case "at_center":
      return told_at === null ? after("arrived") : after("told");
    case "collected":
    case "completed":
      return after("collected");
    case "returned":
      return after("told", { isProblem: true });
    case "cancelled":
      return after("told", { isProblem: true, isEnd: true });
    default:
      if (told_at) return after("told");
      if (batch?.received_at) return after("arrived");
      return batch?.dispatched_at ? after("dispatched") : after("printed");
  }
}

const atCenter: readonly string[] = ["at_center", "collected", "completed", "returned"];

/** Whether nothing says that a step was, although the way has gone beyond it. */
function wasPassedOver(id: StatusStepId, { application, card }: StatusWay, isLast: boolean): boolean {
  switch (id) {
    case "submitted":
      return application?.status === "cancelled" && !application.submitted_at;
    case "dispatched":
      return !card?.batch?.dispatched_at && !isLast;
    case "arrived":
      return card !== undefined && !card.batch?.received_at && !atCenter.includes(card.status) && !isLast;
    case "told":
      return !card?.told_at;
    default:
      return false;
  }
}

function readDetails(id: StatusStepId, state: StatusStep["state"], way: StatusWay): Partial<StatusStep> {
  const details = state === "waiting" ? {} : readOwnDetails(id, state === "done", way);
  if (state === "done" || state === "waiting") return details;
  const { application, card } = way;
  const isOfApplication = id === "submitted" || id === "reviewed" || !card;
  return { ...details, status: (isOfApplication ? application?.status : card.status) ?? null };
}

function readOwnDetails(id: StatusStepId, isDone: boolean, way: StatusWay): Partial<StatusStep> {
  const { application, card, issuance } = way;
  const batch = card?.batch;
  switch (id) {
    case "submitted":
      return { at: application?.submitted_at ?? null, center: chooseCenter(application?.created_center) };
    case "reviewed":
      return readReview(way);
    case "printed":
      return { at: card?.issue_date || null };
    case "dispatched":
      return {
        at: (isDone && batch?.dispatched_at) || null,
        center: chooseCenter(batch?.origin_center, card?.center),
      };
    case "arrived":
      return readArrival(way);
    case "told":
      return { at: card?.told_at ?? null };
    case "collected": {
      const at = isDone ? issuance?.issued_at || card?.status_at || application?.status_at : undefined;
      const isStopped = card?.status === "returned" || card?.status === "cancelled";
      return {
        at: at || (isStopped && card.status_at) || null,
        center: chooseCenter(issuance?.center, card?.center, application?.collection_center),
      };
    }
  }
}

function readReview({ application }: StatusWay): Partial<StatusStep> {
  const { status = "", reviewed_at, status_at, return_reasons = [] } = application ?? {};
  if (status === "cancelled") return { at: status_at || null };
  if (stopped.includes(status)) return { at: reviewed_at || status_at || null, reasons: return_reasons };
  const isOpen = status === "submitted" || status === "under_review";
  return { at: (!isOpen && reviewed_at) || null };
}

function readArrival({ application, card }: StatusWay): Partial<StatusStep> {
  const batch = card?.batch;
  const destination = chooseCenter(batch?.destination_center, application?.collection_center);
  switch (card?.status) {
    case "in_transit":
      return { center: destination, expected_on: batch?.expected_on ?? null };
    case "missing":
    case "disputed":
      return { at: card.status_at || null, center: destination };
    case "at_center":
      return {
        at: batch?.received_at || card.status_at || null,
        center: chooseCenter(card.center, destination),
      };
    default:
      return { at: batch?.received_at ?? null, center: destination };
  }
}
