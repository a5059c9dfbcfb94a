import type { BatchSummary } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { Serials } from "../../records/Serials.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { AddNoteDialog } from "../commands/AddNoteDialog.tsx";
import { PackedBatchDialog, type PackedBatchDialogProps } from "../commands/PackedBatchDialog.tsx";
import { useCommand } from "../commands/useCommand.ts";
import { ReadySmsDialog } from "../packet/ReadySmsDialog.tsx";
import { batchHeaderCopy } from "../record/batch-header.copy.ts";
import { type BatchReading, batchReads } from "../record/useBatchReading.ts";
import type { RowActions } from "./RowDialogs.tsx";
import { rowActionCopy } from "./row-action.copy.ts";

/** What the dialog of a row takes. */
export interface RowDialogProps extends Pick<PackedBatchDialogProps, "waiting" | "can"> {
  readonly actions: RowActions;
  /** Told which batch is otherwise now. */
  readonly onDone: (batchId: number) => void;
}

/** Asks for what was chosen in the menu of a row, and does it. */
export function RowDialog({ actions, waiting, can, onDone }: RowDialogProps) {
  const t = useCopy(rowActionCopy);
  const { asked, readySms } = actions;
  // Shows the batch of the row at first. Reads it again if the action needs the cards, or if the row no longer has it:
  // after a colleague's change or a new sign-in.
  const needsCards = asked?.action === "dispatchBatch" || asked?.action === "sendReadySms";
  const reading = useRead(
    batchReads[actions.side],
    { path: { id: asked?.batchId ?? 0 } },
    { isEnabled: asked !== undefined && (needsCards || !asked.batch), readsOnce: true },
  );
  const read = reading.data?.batch;
  const batch = read ?? asked?.batch;
  const [sent, setSent] = useState<BatchSummary>();
  if (sent && asked && asked.batchId !== sent.id) setSent(undefined);
  const command = useCommand({
    ...actions,
    batch,
    // Reads the batch even if the one in the row was enough until now.
    reload: () => void reading.reread(),
    take({ action }, answer) {
      if (!batch) return;
      if (action === "sendReadySms") {
        readySms.remember(batch.id, answer);
        setSent(batch);
      }
      onDone(batch.id);
    },
  });
  if (!asked || !batch) return sent ? <Skipped batch={sent} serials={readySms.skippedOf(sent.id)} /> : null;

  if (asked.action === "addBatchNote") return <AddNoteDialog command={command} batch={batch} />;
  const awaited = <AwaitedCards error={reading.error} refresh={reading.refresh} />;
  const shared = { batch, cards: read?.cards, awaited, t };
  if (asked.action === "sendReadySms")
    return <ReadySmsDialog {...command.frame} {...shared} onConfirm={() => command.give()} />;
  return (
    <PackedBatchDialog {...shared} action={asked.action} command={command} waiting={waiting} can={can} />
  );
}

/** What was sent is told with those who have to be told another way. */
function Skipped({ batch, serials }: { readonly batch: BatchSummary; readonly serials: readonly string[] }) {
  const t = useCopy(rowActionCopy);
  if (serials.length === 0) return null;
  const heading = (
    <Phrase
      text={t("skipped", { count: serials.length })}
      batch={batch.batch_no}
      values={{ serials: <Serials numbers={serials} /> }}
    />
  );
  return <Alert tone="warning" announce="politely" heading={heading} />;
}

/** That the cards of a batch are being read, or why they are not there and a way to go on. */
function AwaitedCards({ error, refresh }: Pick<BatchReading, "error" | "refresh">) {
  const t = useCopy(batchHeaderCopy);
  const tScreen = useCopy(screenCopy);
  if (!error) return <div role="status">{t("loading")}</div>;
  return (
    <Alert
      tone="danger"
      announce="at once"
      heading={t("loadFailed")}
      actions={
        <Button size="sm" icon={<RefreshIcon />} onPress={refresh}>
          {tScreen("tryAgain")}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
