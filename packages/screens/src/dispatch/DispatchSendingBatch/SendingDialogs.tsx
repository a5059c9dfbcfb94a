import { type Batch, countCards } from "@id-desk/core";
import type { ReactNode } from "react";
import type { Translate } from "../../runtime/copy.ts";
import { useCopy } from "../../runtime/registry-context.ts";
import * as css from "../parts/BatchDialog.css.ts";
import { batchRecordCopy } from "../parts/batch-record.copy.ts";
import { NotesDialog, type NotesDialogProps } from "../parts/NotesDialog.tsx";
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
  const { writing, isLost, confirm, close } = actions;
  const values = {
    batch: batch.batch_no,
    center: batch.destination_center.name,
    count: countCards(batch).total,
  };
  type Words = Pick<
    NotesDialogProps,
    "heading" | "confirmLabel" | "isDangerous" | "needsNotes" | "notesHint"
  > & { readonly lead?: ReactNode };
  const words: Words = {
    dispatchBatch: () => ({
      heading: t("dispatchTitle", values),
      lead: t("dispatchHelp"),
      confirmLabel: t("dispatchConfirm"),
      needsNotes: false,
    }),
    cancelBatch: () => ({
      heading: t("cancelTitle", values),
      lead: t("cancelHelp"),
      confirmLabel: t("cancel"),
      needsNotes: true,
      isDangerous: true,
    }),
    reopenBatch: () => ({
      heading: t("reopenTitle", values),
      lead: t(batch.status === "cancelled" ? "reopenEmptyHelp" : "reopenHelp"),
      confirmLabel: t("reopenConfirm"),
      needsNotes: true,
    }),
    addBatchNote: () => ({
      heading: tRecord("addNoteTitle", values),
      lead: tRecord("addNoteHelp"),
      confirmLabel: tRecord("addNote"),
      needsNotes: true,
    }),
    removeCard: () => ({
      heading: t("removeTitle", {
        ...values,
        serial: dialog.action === "removeCard" ? dialog.card.serial_number : "",
      }),
      lead: dialog.action === "removeCard" ? dialog.card.name_en : undefined,
      confirmLabel: t("removeConfirm"),
      notesHint: t("removeHint"),
      needsNotes: true,
      isDangerous: true,
    }),
  }[dialog.action]();
  const { lead, ...rest } = words;
  return (
    <NotesDialog
      key={dialog.action}
      {...rest}
      writing={writing}
      isLost={isLost}
      onReload={onReload}
      onClose={close}
      onConfirm={confirm}
    >
      {lead && <p className={css.lead}>{lead}</p>}
    </NotesDialog>
  );
}
