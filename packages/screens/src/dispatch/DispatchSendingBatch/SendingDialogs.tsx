import { type Batch, countCards, type Extension } from "@id-desk/core";
import type { ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Messages } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { DispatchDialog } from "../packet/DispatchDialog.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { NotesDialog, type NotesDialogProps } from "../record/NotesDialog.tsx";
import { wholeRecordCopy } from "../record/whole-record.copy.ts";
import { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import type { SendingActions, SendingDialogState } from "./useSendingActions.ts";

/** The dialog of whatever is asked for on the page of a batch that is sent. */
export function SendingDialogs({
  batch,
  dialog,
  actions,
  can,
  onReload,
  messages,
}: {
  readonly batch: Batch;
  readonly dialog: SendingDialogState;
  readonly actions: SendingActions;
  /** What the server can beyond the specification. */
  readonly can: (extension: Extension) => boolean;
  readonly onReload: () => void;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<typeof dispatchSendingBatchCopy.texts> | undefined;
}) {
  const t = useCopy(dispatchSendingBatchCopy, messages);
  const tRecord = useCopy(wholeRecordCopy);
  const { writing, isLost, kept, confirm, close } = actions;
  const frame = { writing, isLost, kept, onReload, onClose: close };
  if (dialog.action === "dispatchBatch") {
    return (
      <DispatchDialog {...frame} batch={batch} cards={batch.cards} can={can} onConfirm={actions.dispatch} />
    );
  }
  const serial = dialog.action === "removeCard" ? dialog.card.serial_number : undefined;
  type Words = Pick<NotesDialogProps, "confirmLabel" | "isDangerous" | "notesHint"> & {
    readonly question: string;
    readonly lead?: ReactNode;
  };
  const words: Words = {
    cancelBatch: () => ({
      question: t("cancelTitle", { count: countCards(batch).total }),
      lead: t("cancelHelp"),
      confirmLabel: t("cancel"),
      isDangerous: true,
    }),
    reopenBatch: () => ({
      question: t("reopenTitle"),
      lead: t(batch.status === "cancelled" ? "reopenEmptyHelp" : "reopenHelp"),
      confirmLabel: t("reopenConfirm"),
    }),
    addBatchNote: () => ({
      question: tRecord("addNoteTitle"),
      lead: tRecord("addNoteHelp"),
      confirmLabel: tRecord("addNote"),
    }),
    removeCard: () => ({
      question: t("removeTitle"),
      lead: dialog.action === "removeCard" ? dialog.card.name_en : undefined,
      confirmLabel: t("removeConfirm"),
      notesHint: t("removeHint"),
      isDangerous: true,
    }),
  }[dialog.action]();
  const { question, lead, ...rest } = words;
  return (
    <NotesDialog
      key={dialog.action}
      {...rest}
      heading={<Phrase text={question} serial={serial} batch={batch.batch_no} />}
      {...frame}
      needsNotes
      onConfirm={(notes) => notes !== undefined && confirm(notes)}
    >
      {lead && <p className={css.lead}>{lead}</p>}
    </NotesDialog>
  );
}
