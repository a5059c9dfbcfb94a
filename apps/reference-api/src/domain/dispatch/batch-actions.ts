/** Where a batch stands on its way. */
export type BatchStatus = "open" | "dispatched" | "receiving" | "received" | "cancelled";

/** The two ends of a batch's way. */
export type Side = "origin" | "destination";

/** Why a rule refuses: the message that the error catalogue rewrites, and a word for programs. */
export interface Ruling {
  readonly message: string;
  readonly code: string;
}

interface BatchRule {
  /** The side that may do it. */
  readonly by: Side | "either";
  /** The status after it, for every status in which it is allowed. */
  readonly to: Readonly<Partial<Record<BatchStatus, BatchStatus>>>;
  /** Why it is refused in the other states. */
  readonly refusals: Readonly<Partial<Record<BatchStatus, Ruling>>> & { readonly other: Ruling };
}

const notOpen = (message: string): Ruling => ({ message, code: "batch_not_open" });
const notDispatched: Ruling = { message: "Batch has not been dispatched", code: "batch_not_dispatched" };
const alreadyReceived: Ruling = { message: "Batch has already been received", code: "batch_received" };
/** Why a check cannot be taken back that nobody has made. */
export const notChecked: Ruling = { message: "Card has not been checked", code: "card_not_checked" };
const cancelled: Ruling = { message: "Batch is cancelled", code: "batch_cancelled" };

const checking = { dispatched: "receiving", receiving: "receiving" } as const;
const checkingRefusals = { received: alreadyReceived, cancelled, other: notDispatched };

/**
 * Everything that can be done with a batch, as one table: who may, in which status, and where it leads.
 * The names are the operations of the contract.
 * @see Spec 4, "Batch actions"
 */
export const batchActions = {
  addCard: {
    by: "origin",
    to: { open: "open" },
    refusals: { other: notOpen("Batch not open to add physical cards") },
  },
  removeCard: {
    by: "origin",
    to: { open: "open" },
    refusals: { other: notOpen("Batch not open to remove physical cards") },
  },
  cancelBatch: {
    by: "origin",
    to: { open: "cancelled" },
    refusals: { other: notOpen("Only an open batch can be cancelled") },
  },
  changeDestination: {
    by: "origin",
    to: { open: "open" },
    refusals: { other: notOpen("Only the destination of an open batch can be changed") },
  },
  dispatchBatch: {
    by: "origin",
    to: { open: "dispatched" },
    refusals: { other: notOpen("Only an open batch can be dispatched") },
  },
  reopenBatch: {
    by: "origin",
    to: { dispatched: "open", cancelled: "open" },
    refusals: {
      open: { message: "Batch is already open", code: "batch_not_reopenable" },
      other: {
        message: "Batch cannot be opened again after its cards were checked",
        code: "batch_not_reopenable",
      },
    },
  },
  addBatchNote: {
    by: "either",
    to: { open: "open", dispatched: "dispatched", receiving: "receiving", received: "received" },
    refusals: { other: cancelled },
  },
  markPrinted: {
    by: "either",
    to: { open: "open", dispatched: "dispatched", receiving: "receiving", received: "received" },
    refusals: { other: cancelled },
  },
  receiveCard: {
    by: "destination",
    to: { ...checking, received: "received" },
    refusals: { cancelled, other: notDispatched },
  },
  disputeCard: { by: "destination", to: checking, refusals: checkingRefusals },
  markCardMissing: { by: "destination", to: checking, refusals: checkingRefusals },
  undoCard: {
    by: "destination",
    to: { receiving: "receiving" },
    refusals: { received: alreadyReceived, cancelled, dispatched: notChecked, other: notDispatched },
  },
  attachCardPhoto: {
    by: "destination",
    to: { receiving: "receiving", received: "received" },
    refusals: { cancelled, dispatched: notChecked, other: notDispatched },
  },
  receiveBatch: {
    by: "destination",
    to: { dispatched: "received", receiving: "received" },
    refusals: checkingRefusals,
  },
  sendReadySms: {
    by: "destination",
    to: { received: "received" },
    refusals: {
      other: { message: "Ready SMS can be sent once the batch is received", code: "batch_not_received" },
    },
  },
} as const satisfies Readonly<Record<string, BatchRule>>;

/** Names something that can be done with an existing batch. */
export type BatchAction = keyof typeof batchActions;

/** The status that an action of one side leads to, or why the batch's status does not allow it. */
export function decideBatchAction(
  action: BatchAction,
  status: BatchStatus,
  side: Side,
): { readonly to: BatchStatus } | { readonly refusal: Ruling } {
  // Its destination is shown nothing of a batch before it has left, and so does nothing with it.
  if (side === "destination" && status === "open") return { refusal: notDispatched };
  const rule: BatchRule = batchActions[action];
  const to = rule.to[status];
  return to ? { to } : { refusal: rule.refusals[status] ?? rule.refusals.other };
}

/** Whether this side of the batch may do the action at all. */
export function mayAct(action: BatchAction, side: Side): boolean {
  const { by }: BatchRule = batchActions[action];
  return by === "either" || by === side;
}
