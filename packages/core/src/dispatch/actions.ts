import type { BatchCard, BatchStatus, BatchSummary, LineStatus, Side } from "./batch.ts";
import { countCards } from "./card-counts.ts";

/** What staff can do with a batch as a whole, in the words of the calls. */
export type BatchAction =
  | "addCard"
  | "dispatchBatch"
  | "cancelBatch"
  | "changeDestination"
  | "reopenBatch"
  | "addBatchNote"
  | "receiveBatch"
  | "sendReadySms";

/** What staff can do with one card of a batch, in the words of the calls. */
export type CardAction = "removeCard" | "receiveCard" | "disputeCard" | "markCardMissing" | "undoCard";

/** What a batch has to tell for its actions to be known; a status may be one that these screens do not know. */
export type ActionBatch = Omit<Partial<BatchSummary>, "status"> & {
  readonly status: string;
  readonly cards?: readonly Pick<BatchCard, "line_status">[];
};

interface BatchRule {
  readonly sides: readonly Side[];
  /** The statuses that allow it, or those that alone do not. */
  readonly from: readonly BatchStatus[] | { readonly anyBut: readonly BatchStatus[] };
  /** What else has to be so. */
  readonly isReady?: (batch: ActionBatch) => boolean;
}

/** What a batch's status allows at which end of its journey. */
const batchRules: Readonly<Record<BatchAction, BatchRule>> = {
  addCard: { sides: ["sending"], from: ["open"] },
  dispatchBatch: { sides: ["sending"], from: ["open"], isReady: (batch) => countCards(batch).total > 0 },
  cancelBatch: { sides: ["sending"], from: ["open"] },
  // A server may not know it: screens offer it only where the server says that it can.
  changeDestination: { sides: ["sending"], from: ["open"] },
  // What has left may come back only as long as nobody has looked into it.
  reopenBatch: {
    sides: ["sending"],
    from: ["dispatched", "cancelled"],
    isReady: (batch) => batch.status === "cancelled" || countCards(batch).resolved === 0,
  },
  addBatchNote: { sides: ["sending", "receiving"], from: { anyBut: ["cancelled"] } },
  receiveBatch: {
    sides: ["receiving"],
    from: ["dispatched", "receiving"],
    isReady: (batch) => countCards(batch).remaining === 0,
  },
  sendReadySms: {
    sides: ["receiving"],
    from: ["received"],
    isReady: (batch) => countCards(batch).received > 0 && !batch.ready_sms_sent_at,
  },
};

const unresolved: readonly LineStatus[] = ["in_transit", "missing", "disputed"];

/** For each status of the batch, the lines that allow it. A batch that was closed early can be finished. */
const cardRules: Readonly<
  Record<
    CardAction,
    { readonly side: Side; readonly lines: Readonly<Partial<Record<BatchStatus, readonly LineStatus[]>>> }
  >
> = {
  removeCard: { side: "sending", lines: { open: ["packed"] } },
  receiveCard: {
    side: "receiving",
    lines: { dispatched: unresolved, receiving: unresolved, received: unresolved },
  },
  disputeCard: {
    side: "receiving",
    lines: {
      dispatched: ["in_transit", "received"],
      receiving: ["in_transit", "received"],
      received: ["in_transit"],
    },
  },
  markCardMissing: {
    side: "receiving",
    lines: { dispatched: ["in_transit"], receiving: ["in_transit"], received: ["in_transit"] },
  },
  // A server may not know it: screens offer it only where the server says that it can.
  undoCard: { side: "receiving", lines: { receiving: ["received", "missing", "disputed"] } },
};

/**
 * Whether a batch's status allows an action at this end of its journey. For an action on cards this says
 * whether the batch allows it for any card at all; `mayDoToCard` says it of one.
 */
export function mayDo(action: BatchAction | CardAction, batch: ActionBatch, side: Side): boolean {
  if (isCardAction(action)) {
    const rule = cardRules[action];
    return rule.side === side && Object.hasOwn(rule.lines, batch.status);
  }
  const { sides, from, isReady } = batchRules[action];
  const isFrom = "anyBut" in from ? !isAmong(from.anyBut, batch.status) : isAmong(from, batch.status);
  return sides.includes(side) && isFrom && (isReady?.(batch) ?? true);
}

/** Whether an action is allowed for one card of a batch. */
export function mayDoToCard(
  action: CardAction,
  batch: ActionBatch,
  card: { readonly line_status: string },
  side: Side,
): boolean {
  const lines = cardRules[action].lines[batch.status as BatchStatus] ?? [];
  return mayDo(action, batch, side) && isAmong(lines, card.line_status);
}

/** Everything that a batch as a whole allows now, in the order in which it is offered. */
export function batchActions(batch: ActionBatch, side: Side): readonly BatchAction[] {
  return (Object.keys(batchRules) as BatchAction[]).filter((action) => mayDo(action, batch, side));
}

/** Everything that one card of a batch allows now. */
export function cardActions(
  batch: ActionBatch,
  card: { readonly line_status: string },
  side: Side,
): readonly CardAction[] {
  return (Object.keys(cardRules) as CardAction[]).filter((action) => mayDoToCard(action, batch, card, side));
}

function isCardAction(action: BatchAction | CardAction): action is CardAction {
  return action in cardRules;
}

function isAmong(words: readonly string[], word: string): boolean {
  return words.includes(word);
}
