import {
  type Batch,
  type BatchSummary,
  countCards,
  type Extension,
  isRegistryError,
  mayDo,
  type RegistryError,
} from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { useCallback, useEffect, useState } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { DispatchDialog } from "../packet/DispatchDialog.tsx";
import { ReadySmsDialog } from "../packet/ReadySmsDialog.tsx";
import type { Dispatching } from "../packet/usePacketDraft.ts";
import * as css from "../record/BatchDialog.css.ts";
import { batchHeaderCopy } from "../record/batch-header.copy.ts";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { wholeRecordCopy } from "../record/whole-record.copy.ts";
import { rowActionCopy } from "./row-action.copy.ts";
import type { RowActions, RowTarget } from "./useRowActions.ts";
import { useUndelivered } from "./useUndelivered.ts";

/** What the dialog of a row takes. */
export interface RowActionDialogProps {
  readonly actions: RowActions;
  readonly target: RowTarget;
  /** What the server can beyond the specification. */
  readonly can: (extension: Extension) => boolean;
  /** Told that it has happened. */
  readonly onDone: () => void;
}

/** Asks for what was chosen in the menu of a row, and does it. */
export function RowActionDialog({ actions, target, can, onDone }: RowActionDialogProps) {
  const t = useCopy(rowActionCopy);
  const tRecord = useCopy(wholeRecordCopy);
  const { side, isOpen, rememberSent, keptAs } = actions;
  const { action, batchId, typedBefore } = target;
  const reading = useRowBatch(actions, target);
  const { batch, reload } = reading;
  const waiting = useUndelivered(batchId);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const writes = {
    dispatchBatch: useWrite("dispatchBatch"),
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
    if (action === "sendReadySms" || action === "dispatchBatch" || notes === undefined || !batch) return;
    // A note cannot undo a colleague's work, so it needs no version.
    const body = action === "addBatchNote" ? { notes } : { notes, version: batch.version };
    finish(await writes[action].send({ path, body }));
  }
  async function dispatch(dispatching: Dispatching): Promise<void> {
    if (!batch) return;
    const body = { version: batch.version, ...dispatching };
    finish(await writes.dispatchBatch.send({ path, body }));
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
  const cards = { cards: reading.cards, awaited: <AwaitedCards reading={reading} /> };
  if (action === "dispatchBatch") {
    return (
      <DispatchDialog {...frame} {...cards} batch={batch} waiting={waiting} can={can} onConfirm={dispatch} />
    );
  }
  if (action === "sendReadySms") {
    return <ReadySmsDialog {...frame} {...cards} batch={batch} onConfirm={sendReadySms} t={t} />;
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

/** That the cards of a batch are being read, or why they are not there and a way to go on. */
function AwaitedCards({ reading: { failure, reload } }: { readonly reading: RowReading }) {
  const t = useCopy(batchHeaderCopy);
  const tScreen = useCopy(screenCopy);
  if (!failure) {
    return (
      <p role="status" className={css.lead}>
        {t("loading")}
      </p>
    );
  }
  return (
    <Alert
      tone="danger"
      announce="at once"
      heading={t("loadFailed")}
      actions={
        <Button size="sm" icon={<RefreshIcon />} onPress={reload}>
          {tScreen("tryAgain")}
        </Button>
      }
    >
      {failure.message}
    </Alert>
  );
}

/** What is known of the batch of a row. */
interface RowReading {
  readonly batch: BatchSummary | undefined;
  /** As they were read for this dialog; a row has none. */
  readonly cards: Batch["cards"] | undefined;
  /** Why the batch could not be read. */
  readonly failure: RegistryError | undefined;
  readonly reload: () => void;
}

/**
 * The batch of a row as it was shown, until it is read anew: after a colleague's change, after a session ended, and for
 * what is not done without a look at the cards.
 */
function useRowBatch({ side, isOpen }: RowActions, { action, batchId, batch }: RowTarget): RowReading {
  const { client } = useRegistry();
  const [read, setRead] = useState<{
    readonly before: BatchSummary | undefined;
    readonly batch: Batch;
  }>();
  const [failure, setFailure] = useState<RegistryError>();
  const reload = useCallback(async () => {
    // Both answer alike, which TypeScript does not see through a choice between their names.
    const operation = side === "sending" ? "getSendingBatch" : ("getReceivingBatch" as "getSendingBatch");
    setFailure(undefined);
    try {
      const answer = await client.request(operation, { path: { id: batchId } });
      setRead({ before: batch, batch: answer.batch });
    } catch (error) {
      // Staff are told by the notice, and by a dialog that waits for it.
      if (!isRegistryError(error)) throw error;
      setFailure(error);
    }
  }, [client, side, batchId, batch]);
  const needsCards = action === "dispatchBatch" || action === "sendReadySms";
  const isWanted = isOpen && (needsCards || batch === undefined);
  useEffect(() => {
    if (!isWanted) return;
    // What was read for the same row before may have changed since.
    setRead(undefined);
    void reload();
  }, [isWanted, reload]);
  // A row that the list has read since is newer.
  const known = read && read.before === batch ? read.batch : undefined;
  return { batch: known ?? batch, cards: known?.cards, failure, reload: () => void reload() };
}
