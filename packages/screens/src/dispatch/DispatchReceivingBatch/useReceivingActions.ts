import {
  type Batch,
  type BatchCard,
  type CardAction,
  type CardAnswer,
  createSentReadySms,
  type DisputeReason,
  mayDo,
  mayDoToCard,
} from "@id-desk/core";
import { useState } from "react";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { DialogWriting, KeptDialog } from "../../runtime/writing/RecordDialog.tsx";
import { readStaleChange } from "../../runtime/writing/read-refusal.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { readVersion } from "../cards/read-version.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useOpenDialog } from "../record/useOpenDialog.ts";
import type { CardScans } from "../scanning/useCardScanning.ts";

/** What is asked for right now. */
export type ReceivingDialogState =
  | { readonly action: Exclude<CardAction, "removeCard">; readonly card: BatchCard }
  | {
      readonly action: "attachCardPhoto";
      readonly card: BatchCard;
      /** Chosen with the dispute, and sent at once. */
      readonly photo?: Blob;
    }
  | { readonly action: "receiveBatch" | "sendReadySms" }
  | {
      readonly action: "addBatchNote";
      readonly draft?: string;
      /** Called once the note is in the batch. */
      readonly onAdded?: () => void;
    };

/** What the destination found wrong with a card. */
export interface Dispute {
  readonly reason: DisputeReason;
  readonly notes: string;
  readonly found_serial_number?: string;
}

/** What can be done with a batch that this centre receives, beside scanning. */
export interface ReceivingActions {
  readonly dialog: ReceivingDialogState | undefined;
  readonly open: (dialog: ReceivingDialogState) => void;
  readonly close: () => void;
  /** Reads the batch again; what the open dialog asks for is meant for its card as the refusal told it. */
  readonly reload: () => void;
  /** The change that the open dialog makes. */
  readonly writing: DialogWriting;
  /** A colleague has changed the batch so that the open dialog's action is no longer allowed. */
  readonly isLost: boolean;
  /** Keeps what is typed in the dialog through a session that ends. */
  readonly kept: KeptDialog;
  readonly receiveCard: (card: BatchCard) => Promise<void>;
  readonly markMissing: (card: BatchCard, notes: string) => Promise<void>;
  /** Saves the dispute first: it must not be lost for a photograph that cannot be sent. */
  readonly dispute: (card: BatchCard, dispute: Dispute, photo: Blob | undefined) => Promise<void>;
  /** Photographs of disputed cards may be given here, and the server keeps them. */
  readonly takesPhotos: boolean;
  /** Takes the answer of a photograph that was sent. */
  readonly takePhoto: (answer: Partial<CardAnswer>) => void;
  /** Takes the check of a card back. */
  readonly undo: (card: BatchCard) => Promise<void>;
  readonly receiveBatch: (receipt: {
    readonly received_on: string;
    readonly notes?: string;
  }) => Promise<void>;
  readonly addNote: (notes: string) => Promise<void>;
  readonly sendReadySms: () => Promise<void>;
  /** The ready SMS can be sent: the batch allows it, and it was not sent from here. */
  readonly maySendReadySms: boolean;
  /** It was sent from this computer, whether the server says so or not. */
  readonly isReadySmsSentHere: boolean;
  /** The cards whose owners could not be told, after sending. */
  readonly skipped: readonly string[];
}

/** Makes the changes of a batch that is received; each answer goes into the shown batch. */
export function useReceivingActions(reading: ShownBatchReading, scans: CardScans): ReceivingActions {
  const { batch, takeBatch, takeCard, refresh } = reading;
  const { storage } = useRegistry();
  const { tellExit } = useScreen();
  const [sentHere] = useState(() => createSentReadySms(storage ?? noStorage));
  const [isReadySmsSentHere, setSentHere] = useState(() => sentHere.has(batch.id));
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { dialog, setDialog, kept } = useOpenDialog<ReceivingDialogState>("receiving", batch);
  const writes = {
    receiveCard: useWrite("receiveCard"),
    markCardMissing: useWrite("markCardMissing"),
    disputeCard: useWrite("disputeCard"),
    undoCard: useWrite("undoCard"),
    receiveBatch: useWrite("receiveBatch"),
    addBatchNote: useWrite("addBatchNote"),
    sendReadySms: useWrite("sendReadySms"),
  };
  const mayGive = useMayGive();
  const path = { batchId: batch.id };
  const close = () => setDialog(undefined);

  const writing = writes[dialog && dialog.action !== "attachCardPhoto" ? dialog.action : "addBatchNote"];

  function takeLine({ serial_number }: BatchCard, answer: Partial<CardAnswer> | undefined): void {
    if (!answer) return;
    takeCard(answer);
    scans.forget(serial_number);
    close();
  }
  function takeWhole(answer: { readonly batch?: Batch } | undefined): boolean {
    if (!answer) return false;
    takeBatch(answer);
    close();
    return true;
  }

  return {
    dialog,
    close,
    reload() {
      refresh();
      const version = writing.error && readStaleChange(writing.error)?.version;
      if (dialog && "card" in dialog && version !== undefined) {
        setDialog({ ...dialog, card: { ...dialog.card, version } });
      }
    },
    open(next) {
      if (next.action !== "attachCardPhoto") writes[next.action].reset();
      setDialog(next);
    },
    // The dialog that sends a photograph has its own, which goes on when it is closed.
    writing,
    isLost: dialog !== undefined && !isPossible(dialog, batch),
    kept,
    async receiveCard(card) {
      const data = { serial_number: card.serial_number, method: "manual" as const };
      const body = { data, ...readVersion(card) };
      takeLine(card, await writes.receiveCard.send({ path: { ...path, cardId: card.id }, body }));
    },
    async markMissing(card, notes) {
      const body = { data: { notes }, ...readVersion(card) };
      takeLine(card, await writes.markCardMissing.send({ path: { ...path, cardId: card.id }, body }));
    },
    async dispute(card, data, photo) {
      const body = { data, ...readVersion(card) };
      const answer = await writes.disputeCard.send({ path: { ...path, cardId: card.id }, body });
      takeLine(card, answer);
      if (answer && photo)
        setDialog({ action: "attachCardPhoto", card: answer.card ?? asDisputed(card), photo });
    },
    takesPhotos: reading.can("photos") && mayGive("attachCardPhoto"),
    takePhoto: takeCard,
    async undo(card) {
      const body = { data: {}, ...readVersion(card) };
      takeLine(card, await writes.undoCard.send({ path: { ...path, cardId: card.id }, body }));
    },
    async receiveBatch(receipt) {
      const body = { version: batch.version, ...receipt };
      if (takeWhole(await writes.receiveBatch.send({ path, body }))) tellExit("received");
    },
    async addNote(notes) {
      if (!takeWhole(await writes.addBatchNote.send({ path, body: { notes } }))) return;
      if (dialog?.action === "addBatchNote") dialog.onAdded?.();
    },
    async sendReadySms() {
      const answer = await writes.sendReadySms.send({ path });
      if (!takeWhole(answer)) {
        // Somebody else may have sent it: the batch says so once it is read again.
        refresh();
        return;
      }
      sentHere.add(batch.id);
      setSentHere(true);
      setSkipped(answer?.skipped?.map(({ serial_number }) => serial_number) ?? []);
    },
    maySendReadySms: mayDo("sendReadySms", batch, "receiving") && !isReadySmsSentHere,
    isReadySmsSentHere,
    skipped,
  };
}

function isPossible(dialog: ReceivingDialogState, batch: Batch): boolean {
  if (!("card" in dialog)) return mayDo(dialog.action, batch, "receiving");
  const card = batch.cards.find(({ id }) => id === dialog.card.id);
  if (dialog.action === "attachCardPhoto") {
    return findNewest(dialog.card, batch).line_status === "disputed";
  }
  if (!card || !mayDoToCard(dialog.action, batch, card, "receiving")) return false;
  // Whoever takes a check back means the one that was shown.
  return (
    dialog.action !== "undoCard" ||
    (card.line_status === dialog.card.line_status && card.version === dialog.card.version)
  );
}

/** A card whose dispute was saved with a message alone: its version is for the server to tell. */
function asDisputed({ version: _, ...card }: BatchCard): BatchCard {
  return { ...card, line_status: "disputed" };
}

/** A card as it is now: what its dialog was opened with is shown a moment before the batch has it. */
export function findNewest(card: BatchCard, batch: Batch): BatchCard {
  const shown = batch.cards.find(({ id }) => id === card.id);
  const isNewer = card.version !== undefined && (shown?.version ?? 0) > card.version;
  return shown && isNewer ? shown : card;
}

/** Stands in where nothing may be kept. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
