import { type Batch, checkDate, countCards } from "@id-desk/core";
import { DateField, ProgressSegments, TextArea } from "@id-desk/ui";
import { useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import { useNotes } from "../../runtime/writing/use-notes.ts";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";

/** Closes the receipt: what was counted, on which day, and what is to be said about it. */
export function ReceiveBatchDialog({
  batch,
  onConfirm,
  t,
  ...frame
}: BatchDialogFrame & {
  readonly batch: Batch;
  readonly onConfirm: (receipt: { readonly received_on: string; readonly notes?: string }) => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}) {
  const tDialog = useCopy(batchDialogCopy);
  const writeProblem = useProblemText();
  const dates = useDates();
  const counts = countCards(batch);
  const hasDiscrepancy = counts.missing + counts.disputed > 0;
  const { typedBefore } = frame.kept;
  const notes = useNotes({ isRequired: hasDiscrepancy, typedBefore, error: frame.writing.error });
  const [receivedOn, setReceivedOn] = useState(() => typedBefore?.receivedOn ?? dates.today());
  const [isChecked, setChecked] = useState(false);
  const today = dates.today();
  // A server that does not say when the batch left has any day before today taken.
  const left = batch.dispatched_at ? dates.day(batch.dispatched_at) : "";
  const [problem] = checkDate(receivedOn, { max: today, ...(left && left <= today && { min: left }) });
  const range = receivedOn.trim() > today ? "receivedOnLater" : "receivedOnEarlier";
  const dateProblem = problem?.code === "date_range" ? t(range) : writeProblem(problem);

  function submit(): unknown {
    setChecked(true);
    if (!notes.check() || dateProblem) return undefined;
    return onConfirm({
      received_on: receivedOn.trim(),
      ...(notes.text !== undefined && { notes: notes.text }),
    });
  }

  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("receiveBatchTitle", { count: counts.total })} batch={batch.batch_no} />}
      confirmLabel={t("receiveBatch")}
      typed={notes.typed && { ...notes.typed, receivedOn }}
      ownFields={["notes", "received_on"]}
      onSubmit={submit}
    >
      <p className={css.lead}>{t("receiveBatchHelp")}</p>
      <ProgressSegments
        label={t("progress", { count: counts.total })}
        segments={[
          { label: t("received"), value: counts.received, tone: "success" },
          { label: t("missing"), value: counts.missing, tone: "danger" },
          { label: t("disputed"), value: counts.disputed, tone: "warning" },
        ]}
      />
      <DateField
        name="received_on"
        label={t("receivedOn")}
        isRequired
        autoComplete="off"
        value={receivedOn}
        onChange={setReceivedOn}
        errorMessage={(isChecked ? dateProblem : undefined) ?? frame.writing.error?.fields.received_on?.[0]}
      />
      <TextArea
        {...notes.fieldProps}
        label={tDialog("notes")}
        description={hasDiscrepancy ? t("discrepancyHint", { origin: batch.origin_center.name }) : undefined}
      />
    </BatchDialog>
  );
}
