import {
  type Batch,
  checkDate,
  checkNotes,
  countCards,
  isBlank,
  notesLength,
  type Problem,
} from "@id-desk/core";
import { DateField, ProgressSegments, TextArea } from "@id-desk/ui";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
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
  const dates = useDates();
  const counts = countCards(batch);
  const hasDiscrepancy = counts.missing + counts.disputed > 0;
  const today = dates.today();
  const form = useForm({
    start: { received_on: today, notes: "" },
    typedBefore: frame.kept.typedBefore,
    error: frame.writing.error,
    check: ({ received_on, notes }) => ({
      received_on: checkDay(received_on),
      notes: checkNotes(notes, { isRequired: hasDiscrepancy }),
    }),
  });

  function checkDay(text: string): Problem | string | undefined {
    // If the server does not say when the batch left, any day up to today is allowed.
    const left = batch.dispatched_at ? dates.day(batch.dispatched_at) : "";
    const [problem] = checkDate(text, { max: today, ...(left && left <= today && { min: left }) });
    const range = text.trim() > today ? "receivedOnLater" : "receivedOnEarlier";
    return problem?.code === "date_range" ? t(range) : problem;
  }
  function submit(): unknown {
    const { received_on, notes } = form.values;
    return onConfirm({
      received_on: received_on.trim(),
      ...(!isBlank(notes) && { notes: notes.trim() }),
    });
  }

  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("receiveBatchTitle", { count: counts.total })} batch={batch.batch_no} />}
      confirmLabel={t("receiveBatch")}
      form={form}
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
      <DateField {...form.field("received_on")} label={t("receivedOn")} isRequired autoComplete="off" />
      <TextArea
        {...form.field("notes")}
        label={tDialog("notes")}
        description={hasDiscrepancy ? t("discrepancyHint", { origin: batch.origin_center.name }) : undefined}
        maxLength={notesLength.max}
        isRequired={hasDiscrepancy}
        isOptional={!hasDiscrepancy}
      />
    </BatchDialog>
  );
}
