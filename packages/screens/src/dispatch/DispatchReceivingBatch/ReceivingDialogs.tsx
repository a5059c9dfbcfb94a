import type { Batch } from "@id-desk/core";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Messages } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { ReadySmsDialog } from "../packet/ReadySmsDialog.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { wholeRecordCopy } from "../record/whole-record.copy.ts";
import { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import { DisputeDialog } from "./DisputeDialog.tsx";
import { ReceiveBatchDialog } from "./ReceiveBatchDialog.tsx";
import { ReceiveCardDialog } from "./ReceiveCardDialog.tsx";
import { UndoDialog } from "./UndoDialog.tsx";
import { findNewest, type ReceivingActions, type ReceivingDialogState } from "./useReceivingActions.ts";

const attachPhotoDialog = createPartOnDemand(() =>
  import("./AttachPhotoDialog.tsx").then((module) => module.AttachPhotoDialog),
);

/** The dialog of whatever is asked for on the page of a batch that is received. */
export function ReceivingDialogs({
  batch,
  dialog,
  actions,
  messages,
}: {
  readonly batch: Batch;
  readonly dialog: ReceivingDialogState;
  readonly actions: ReceivingActions;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<typeof dispatchReceivingBatchCopy.texts> | undefined;
}) {
  const t = useCopy(dispatchReceivingBatchCopy, messages);
  const tRecord = useCopy(wholeRecordCopy);
  const { writing, isLost, kept, close } = actions;
  const AttachPhotoDialog = useOnDemand(attachPhotoDialog, {
    isWanted: dialog.action === "attachCardPhoto",
    onUnavailable: close,
  });
  const frame = { writing, isLost, kept, onReload: actions.reload, onClose: close };
  switch (dialog.action) {
    case "receiveCard": {
      const { card } = dialog;
      return <ReceiveCardDialog {...frame} card={card} onConfirm={() => actions.receiveCard(card)} t={t} />;
    }
    case "disputeCard": {
      const { card } = dialog;
      return (
        <DisputeDialog
          {...frame}
          card={card}
          takesPhoto={actions.takesPhotos}
          onConfirm={(dispute, photo) => actions.dispute(card, dispute, photo)}
          t={t}
        />
      );
    }
    case "attachCardPhoto": {
      const card = findNewest(dialog.card, batch);
      return AttachPhotoDialog ? (
        <AttachPhotoDialog
          {...frame}
          key={card.id}
          batchId={batch.id}
          card={card}
          chosen={dialog.photo}
          onSent={actions.takePhoto}
        />
      ) : null;
    }
    case "markCardMissing": {
      const { card } = dialog;
      return (
        <NotesDialog
          {...frame}
          heading={<Phrase text={t("missingTitle")} serial={card.serial_number} />}
          confirmLabel={t("missingConfirm")}
          notesHint={t("missingHint")}
          needsNotes
          isDangerous
          onConfirm={(notes) => notes !== undefined && actions.markMissing(card, notes)}
        >
          <p className={css.lead}>{card.name_en}</p>
        </NotesDialog>
      );
    }
    case "undoCard": {
      const { card } = dialog;
      return <UndoDialog {...frame} card={card} onConfirm={() => actions.undo(card)} t={t} />;
    }
    case "receiveBatch":
      return <ReceiveBatchDialog {...frame} batch={batch} onConfirm={actions.receiveBatch} t={t} />;
    case "sendReadySms":
      return (
        <ReadySmsDialog {...frame} batch={batch} cards={batch.cards} onConfirm={actions.sendReadySms} t={t} />
      );
    case "addBatchNote":
      return (
        <NotesDialog
          {...frame}
          heading={<Phrase text={tRecord("addNoteTitle")} batch={batch.batch_no} />}
          confirmLabel={tRecord("addNote")}
          draft={dialog.draft}
          needsNotes
          onConfirm={(notes) => notes !== undefined && actions.addNote(notes)}
        >
          <p className={css.lead}>{tRecord("addNoteHelp")}</p>
        </NotesDialog>
      );
  }
}
