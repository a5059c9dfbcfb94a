import { type Batch, type BatchCard, mayDo } from "@id-desk/core";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import type { DialogWriting, KeptDialog } from "../../runtime/writing/RecordDialog.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import type { Dispatching } from "../packet/usePacketDraft.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useOpenDialog } from "../record/useOpenDialog.ts";
import type { CardScans } from "../scanning/useCardScanning.ts";

/** What is asked for right now. */
export type SendingDialogState =
  | { readonly action: "removeCard"; readonly card: BatchCard }
  | { readonly action: "dispatchBatch" }
  | { readonly action: "cancelBatch" | "reopenBatch" | "addBatchNote" };

/** What can be done with a batch that this centre sends, beside scanning. */
export interface SendingActions {
  readonly dialog: SendingDialogState | undefined;
  readonly open: (dialog: SendingDialogState) => void;
  readonly close: () => void;
  /** The change that the open dialog makes. */
  readonly writing: DialogWriting;
  /** A colleague has changed the batch so that the open dialog's action is no longer allowed. */
  readonly isLost: boolean;
  /** Keeps what is typed in the dialog through a session that ends. */
  readonly kept: KeptDialog;
  /** Sends the batch off, with what its dialog says of the packet. */
  readonly dispatch: (dispatching: Dispatching) => Promise<void>;
  /** Does what any other open dialog asks for. */
  readonly confirm: (notes: string) => Promise<void>;
}

/** Makes the changes of a batch that is sent; each answer goes into the shown batch. */
export function useSendingActions(reading: ShownBatchReading, scans: CardScans): SendingActions {
  const { batch, takeBatch, takeCard } = reading;
  const { tellExit } = useScreen();
  const { dialog, setDialog, kept } = useOpenDialog<SendingDialogState>("sending", batch);
  const writes = {
    removeCard: useWrite("removeCard"),
    dispatchBatch: useWrite("dispatchBatch"),
    cancelBatch: useWrite("cancelBatch"),
    reopenBatch: useWrite("reopenBatch"),
    addBatchNote: useWrite("addBatchNote"),
  };

  const path = { batchId: batch.id };
  const { version } = batch;

  async function send(
    open: Exclude<SendingDialogState, { readonly action: "dispatchBatch" }>,
    notes: string,
  ): Promise<boolean> {
    if (open.action === "removeCard") {
      const answer = await writes.removeCard.send({
        path: { ...path, cardId: open.card.id },
        body: { notes },
      });
      if (!answer) return false;
      takeCard(answer);
      scans.forget(open.card.serial_number);
      return true;
    }
    // A note cannot undo a colleague's work, so it needs no version.
    const body = open.action === "addBatchNote" ? { notes } : { notes, version };
    const answer = await writes[open.action].send({ path, body });
    if (answer) takeBatch(answer);
    return answer !== undefined;
  }

  return {
    dialog,
    open(next) {
      writes[next.action].reset();
      setDialog(next);
    },
    close: () => setDialog(undefined),
    writing: writes[dialog?.action ?? "addBatchNote"],
    isLost: dialog !== undefined && !isPossible(dialog, batch),
    kept,
    async dispatch(dispatching) {
      const answer = await writes.dispatchBatch.send({ path, body: { version, ...dispatching } });
      if (!answer) return;
      takeBatch(answer);
      setDialog(undefined);
      tellExit("dispatched");
    },
    async confirm(notes) {
      if (!dialog || dialog.action === "dispatchBatch" || !(await send(dialog, notes))) return;
      setDialog(undefined);
      if (dialog.action === "cancelBatch") tellExit("cancelled");
    },
  };
}

function isPossible(dialog: SendingDialogState, batch: Batch): boolean {
  if (dialog.action !== "removeCard") return mayDo(dialog.action, batch, "sending");
  return mayDo("removeCard", batch, "sending") && batch.cards.some(({ id }) => id === dialog.card.id);
}
