import { notChecked, type Ruling } from "./batch-actions.ts";

/** Where a card's line in a batch stands. */
export type LineStatus = "packed" | "in_transit" | "received" | "missing" | "disputed" | "removed";

/** Where a physical card stands in its life. */
export type CardStatus =
  | "printed"
  | "packed"
  | "in_transit"
  | "at_center"
  | "collected"
  | "completed"
  | "missing"
  | "disputed"
  | "returned"
  | "cancelled";

/** What happens to a card's line, by the operation that does it. */
const lineActions = {
  removeCard: { packed: "removed" },
  cancelBatch: { packed: "removed" },
  dispatchBatch: { packed: "in_transit" },
  reopenBatch: { in_transit: "packed" },
  receiveCard: { in_transit: "received", missing: "received", disputed: "received" },
  disputeCard: { in_transit: "disputed", received: "disputed" },
  markCardMissing: { in_transit: "missing" },
  undoCard: { received: "in_transit", missing: "in_transit", disputed: "in_transit" },
  attachCardPhoto: { disputed: "disputed" },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<LineStatus, LineStatus>>>>>;

/** Names something that changes the line of a card. */
export type LineAction = keyof typeof lineActions;

const refusals: Readonly<Record<LineStatus, Ruling>> = {
  packed: { message: "Card has not been dispatched", code: "card_not_dispatched" },
  in_transit: { message: "Card is on its way", code: "card_in_transit" },
  received: { message: "Card has already been received", code: "already_received" },
  missing: { message: "Card is already marked as missing", code: "already_missing" },
  disputed: { message: "Card is already disputed", code: "already_disputed" },
  removed: { message: "Card was removed from the batch", code: "card_removed" },
};

const notDisputed: Ruling = { message: "Card is not disputed", code: "card_not_disputed" };

function refuse(action: LineAction, status: LineStatus): Ruling {
  if (action === "attachCardPhoto") return notDisputed;
  return action === "undoCard" && status === "in_transit" ? notChecked : refusals[status];
}

/** The line status that an action leads to, or why the line does not allow it. */
export function decideLineAction(
  action: LineAction,
  status: LineStatus,
): { readonly to: LineStatus } | { readonly refusal: Ruling } {
  const to: LineStatus | undefined = (lineActions[action] as Partial<Record<LineStatus, LineStatus>>)[status];
  if (to) return { to };
  return { refusal: refuse(action, status) };
}

/** What the card itself is while its line has this status; a removed card becomes what it was before. */
export const cardStatusOfLine = {
  packed: "packed",
  in_transit: "in_transit",
  received: "at_center",
  missing: "missing",
  disputed: "disputed",
} as const satisfies Readonly<Record<Exclude<LineStatus, "removed">, CardStatus>>;
