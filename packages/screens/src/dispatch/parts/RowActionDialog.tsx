import { type BatchSummary, countCards, isRegistryError, mayDo } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { useCallback, useEffect, useState } from "react";
import { useCopy, useRegistry } from "../../runtime/registry-context.ts";
import { useWrite } from "../../runtime/use-write.ts";
import * as css from "./BatchDialog.css.ts";
import { BatchDialog } from "./BatchDialog.tsx";
import { batchRecordCopy } from "./batch-record.copy.ts";
import { NotesDialog } from "./NotesDialog.tsx";
import { Phrase } from "./Phrase.tsx";
import { rowActionCopy } from "./row-action.copy.ts";
import type { RowActions, RowTarget } from "./useRowActions.ts";

/** What the dialog of a row takes. */
export interface RowActionDialogProps {
  readonly actions: RowActions;
  readonly target: RowTarget;
  /** Told that it has happened. */
  readonly onDone: () => void;
}

/** Asks for what was chosen in the menu of a row, and does it. */
export function RowActionDialog({ actions, target, onDone }: RowActionDialogProps) {
  const t = useCopy(rowActionCopy);
  const tRecord = useCopy(batchRecordCopy);
  const { side, isOpen, rememberSent, keptAs } = actions;
  const { action, batchId, typedBefore } = target;
  const { batch, reload } = useRowBatch(actions, target);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const writes = {
    cancelBatch: useWrite("cancelBatch"),
    reopenBatch: useWrite("reopenBatch"),
    addBatchNote: useWrite("addBatchNote"),
    sendReadySms: useWrite("sendReadySms"),
  };
  if (!isOpen || !batch) {
    if (skipped.length === 0 || !batch) return null;
    const serials = skipped.join(", ");
    return (
      <Alert
        tone="warning"
        announce="politely"
        heading={t("skipped", { count: skipped.length, batch: batch.batch_no, serials })}
      />
    );
  }

  const path = { batchId };
  function close(): void {
    writes[action].reset();
    actions.close();
  }
  function finish(answer: unknown): void {
    if (answer === undefined) return;
    close();
    onDone();
  }
  async function confirm(notes: string | undefined): Promise<void> {
    if (action === "sendReadySms" || notes === undefined || !batch) return;
    // A note cannot undo a colleague's work, so it needs no version.
    const body = action === "addBatchNote" ? { notes } : { notes, version: batch.version };
    finish(await writes[action].send({ path, body }));
  }
  async function sendReadySms(): Promise<void> {
    const answer = await writes.sendReadySms.send({ path });
    if (answer) {
      rememberSent(batchId);
      setSkipped(answer.skipped?.map(({ serial_number }) => serial_number) ?? []);
    } else {
      // Somebody else may have sent it: the batch says so once it is read again.
      reload();
    }
    finish(answer);
  }

  const frame = {
    writing: writes[action],
    isLost: !mayDo(action, batch, side),
    kept: { form: keptAs, about: { action, batch: String(batchId) }, typedBefore },
    onReload: reload,
    onClose: close,
  };
  if (action === "sendReadySms") {
    return (
      <BatchDialog
        {...frame}
        heading={t("readySmsTitle", { count: countCards(batch).received })}
        confirmLabel={t("readySms")}
        onSubmit={sendReadySms}
      >
        <p className={css.lead}>{t("readySmsHelp")}</p>
      </BatchDialog>
    );
  }
  const words = {
    cancelBatch: {
      question: t("cancelTitle", { count: countCards(batch).total }),
      lead: t("cancelHelp"),
      confirmLabel: t("cancel"),
    },
    reopenBatch: {
      question: t("reopenTitle"),
      lead: t(batch.status === "cancelled" ? "reopenEmptyHelp" : "reopenHelp"),
      confirmLabel: t("reopenConfirm"),
    },
    addBatchNote: {
      question: tRecord("addNoteTitle"),
      lead: tRecord("addNoteHelp"),
      confirmLabel: tRecord("addNote"),
    },
  }[action];
  return (
    <NotesDialog
      {...frame}
      heading={<Phrase text={words.question} batch={batch.batch_no} />}
      confirmLabel={words.confirmLabel}
      isDangerous={action === "cancelBatch"}
      needsNotes
      onConfirm={confirm}
    >
      <p className={css.lead}>{words.lead}</p>
    </NotesDialog>
  );
}

/** The batch of a row as it was shown, until it is read anew: after a colleague's change, and after a session ended. */
function useRowBatch({ side }: RowActions, { batchId, batch }: RowTarget) {
  const { client } = useRegistry();
  const [read, setRead] = useState<{
    readonly before: BatchSummary | undefined;
    readonly batch: BatchSummary;
  }>();
  const reload = useCallback(async () => {
    // Both answer alike, which TypeScript does not see through a choice between their names.
    const operation = side === "sending" ? "getSendingBatch" : ("getReceivingBatch" as "getSendingBatch");
    try {
      const answer = await client.request(operation, { path: { id: batchId } });
      setRead({ before: batch, batch: answer.batch });
    } catch (error) {
      // Staff are told by the notice.
      if (!isRegistryError(error)) throw error;
    }
  }, [client, side, batchId, batch]);
  const isMissing = batch === undefined;
  useEffect(() => {
    if (isMissing) void reload();
  }, [isMissing, reload]);
  // A row that the list has read since is newer.
  return { batch: read && read.before === batch ? read.batch : batch, reload: () => void reload() };
}
