import {
  type BatchAction,
  type BatchCard,
  type BatchSummary,
  type CardAction,
  mayDo,
  mayDoToCard,
  type OperationBody,
  type Side,
} from "@id-desk/core";

/** What is asked for of a batch as a whole. */
export interface AskedOfBatch {
  readonly action: Exclude<BatchAction, "addCard">;
  /** What the field for notes has at first. */
  readonly draft?: string;
  /** Called once it is done. */
  readonly onAdded?: () => void;
}

/** What is asked for of one card. */
export interface AskedOfCard {
  readonly action: CardAction | "attachCardPhoto";
  readonly card: BatchCard;
  /** What the field for notes has at first. */
  readonly draft?: string;
  /** A photograph that was chosen with the dispute, and is sent at once. */
  readonly photo?: Blob;
}

/** What is asked for in a dialog. */
export type Asked = AskedOfBatch | AskedOfCard;

/** A batch as its page shows it, or as its row in a list does. */
export type CommandBatch = BatchSummary & { readonly cards?: readonly BatchCard[] };

/** What staff say with a command: notes, what is on the packet, what is wrong with a card. */
export type Given = Partial<
  Omit<OperationBody<"dispatchBatch">, "version"> &
    Omit<OperationBody<"receiveBatch">, "version"> &
    Omit<OperationBody<"changeDestination">, "version"> &
    OperationBody<"disputeCard">["data"]
>;

/** What the registry is sent for a command. */
export interface CommandRequest {
  readonly path: { readonly batchId: number; readonly cardId?: number };
  readonly body?: object;
}

/** The part of a request that says for which state of a record it is meant; empty where the server tells none. */
export function readVersion({ version }: { readonly version?: number }): { readonly version?: number } {
  return version === undefined ? {} : { version };
}

/** Makes the request of a command on a batch. */
export function createBatchRequest(action: AskedOfBatch["action"], batch: BatchSummary, given: Given) {
  const path = { batchId: batch.id };
  if (action === "sendReadySms") return { path };
  // A note cannot undo a colleague's work, so it needs no version.
  return { path, body: action === "addBatchNote" ? given : { ...given, version: batch.version } };
}

/** Makes the request of a command on one card, by itself or as one of many. */
export function createCardRequest(action: CardAction, batchId: number, card: BatchCard, given: Given) {
  const path = { batchId, cardId: card.id };
  if (action === "removeCard") return { path, body: given };
  const byHand = { serial_number: card.serial_number, method: "manual" };
  return { path, body: { data: action === "receiveCard" ? byHand : given, ...readVersion(card) } };
}

/** Whether a batch still allows what is asked for in an open dialog. */
export function isPossible(asked: Asked, batch: CommandBatch, side: Side): boolean {
  if (!("card" in asked)) return mayDo(asked.action, batch, side);
  if (asked.action === "attachCardPhoto") return findNewest(asked.card, batch).line_status === "disputed";
  const card = batch.cards?.find(({ id }) => id === asked.card.id);
  if (!card || !mayDoToCard(asked.action, batch, card, side)) return false;
  // Whoever takes a check back means the one that was shown.
  const { line_status, version } = asked.card;
  return asked.action !== "undoCard" || (card.line_status === line_status && card.version === version);
}

/** A card as it is now: what its dialog was opened with is shown a moment before the batch has it. */
export function findNewest(card: BatchCard, batch: CommandBatch): BatchCard {
  const shown = batch.cards?.find(({ id }) => id === card.id);
  const isNewer = card.version !== undefined && (shown?.version ?? 0) > card.version;
  return shown && isNewer ? shown : card;
}
