import { type Batch, countCards } from "@id-desk/core";
import type { ReactNode } from "react";
import type { Translate } from "../../runtime/copy.ts";
import { useCopy } from "../../runtime/registry-context.ts";
import * as css from "../parts/BatchDialog.css.ts";
import { batchRecordCopy } from "../parts/batch-record.copy.ts";
import { NotesDialog, type NotesDialogProps } from "../parts/NotesDialog.tsx";
import { Phrase } from "../parts/Phrase.tsx";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import type { SendingActions, SendingDialogState } from "./useSendingActions.ts";

/** The dialog of whatever is asked for on the page of a batch that is sent. */
export function SendingDialogs({
  batch,
  dialog,
  actions,
  onReload,
  t,
}: {
  readonly batch: Batch;
  readonly dialog: SendingDialogState;
  readonly actions: SendingActions;
  readonly onReload: () => void;
  readonly t: Translate<typeof dispatchSendingBatchCopy.texts>;
}) {
  const tRecord = useCopy(batchRecordCopy);
  const { writing, isLost, kept, confirm, close } = actions;
  const values = { center: batch.destination_center.name, count: countCards(batch).total };
  const serial = dialog.action === "removeCard" ? dialog.card.serial_number : undefined;
  type Words = Pick<NotesDialogProps, "confirmLabel" | "isDangerous" | "needsNotes" | "notesHint"> & {
    readonly question: string;
    readonly lead?: ReactNode;
  };
  const words: Words = {
    dispatchBatch: () => ({
      question: t("dispatchTitle", values),
      lead: t("dispatchHelp"),
      confirmLabel: t("dispatchConfirm"),
      needsNotes: false,
    }),
    cancelBatch: () => ({
      question: t("cancelTitle", values),
      lead: t("cancelHelp"),
      confirmLabel: t("cancel"),
      needsNotes: true,
      isDangerous: true,
    }),
    reopenBatch: () => ({
      question: t("reopenTitle", values),
      lead: t(batch.status === "cancelled" ? "reopenEmptyHelp" : "reopenHelp"),
      confirmLabel: t("reopenConfirm"),
      needsNotes: true,
    }),
    addBatchNote: () => ({
      question: tRecord("addNoteTitle"),
      lead: tRecord("addNoteHelp"),
      confirmLabel: tRecord("addNote"),
      needsNotes: true,
    }),
    removeCard: () => ({
      question: t("removeTitle"),
      lead: dialog.action === "removeCard" ? dialog.card.name_en : undefined,
      confirmLabel: t("removeConfirm"),
      notesHint: t("removeHint"),
      needsNotes: true,
      isDangerous: true,
    }),
  }[dialog.action]();
  const { question, lead, ...rest } = words;
  return (
    <NotesDialog
      key={dialog.action}
      {...rest}
      heading={<Phrase text={question} serial={serial} batch={batch.batch_no} />}
      writing={writing}
      isLost={isLost}
      kept={kept}
      onReload={onReload}
      onClose={close}
      onConfirm={confirm}
    >
      {lead && <p className={css.lead}>{lead}</p>}
    </NotesDialog>
  );
}
