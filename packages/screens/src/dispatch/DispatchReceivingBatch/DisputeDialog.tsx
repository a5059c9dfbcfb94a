import {
  type BatchCard,
  checkNotes,
  checkSerialNumber,
  type DisputeReason,
  type OperationBody,
  readSerialNumber,
} from "@id-desk/core";
import { Select, TextField } from "@id-desk/ui";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { CardPhotoField } from "../cards/CardPhotoField.tsx";
import { disputeReasonCopy } from "../cards/dispute-reason.copy.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import { NotesField } from "../record/NotesDialog.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";

/** Says what is wrong with a card that has arrived. */
export function DisputeDialog({
  card,
  takesPhoto,
  onConfirm,
  t,
  ...frame
}: BatchDialogFrame & {
  readonly card: BatchCard;
  /** The server keeps photographs, and one may be given here. */
  readonly takesPhoto: boolean;
  readonly onConfirm: (dispute: OperationBody<"disputeCard">["data"], photo: Blob | undefined) => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}) {
  const tDialog = useCopy(batchDialogCopy);
  const reasonLabels = useWords(disputeReasonCopy);
  // Which card it is that arrived in place of the one on the list.
  const asksFound = (reason: string) => reason === "wrong_serial";
  const form = useForm({
    start: { reason: "", found_serial_number: "", notes: "", photo: undefined as Blob | undefined },
    typedBefore: frame.kept.typedBefore,
    error: frame.writing.error,
    check: ({ reason, found_serial_number: found, notes }) => ({
      reason: !reason && tDialog("reasonRequired"),
      found_serial_number: asksFound(reason) && found.trim() && checkSerialNumber(found),
      notes: checkNotes(notes),
    }),
  });
  const { reason, found_serial_number, notes, photo } = form.values;

  function submit(): unknown {
    const found = asksFound(reason) && readSerialNumber(found_serial_number);
    const dispute = { reason: reason as DisputeReason, notes: notes.trim() };
    return onConfirm({ ...dispute, ...(found && { found_serial_number: found }) }, photo);
  }

  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("disputeTitle")} serial={card.serial_number} />}
      confirmLabel={t("disputeConfirm")}
      isDangerous
      form={form}
      onSubmit={submit}
    >
      <p>{card.name_en}</p>
      <Select
        {...form.field("reason")}
        value={reason || null}
        label={tDialog("reason")}
        placeholder={tDialog("chooseReason")}
        isRequired
        options={Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))}
      />
      {asksFound(reason) && (
        <TextField
          {...form.field("found_serial_number")}
          label={t("foundSerial")}
          description={t("foundSerialHint")}
          isCode
          isOptional
          autoComplete="off"
        />
      )}
      <NotesField {...form.field("notes")} description={t("disputeHint")} isRequired />
      {/* It comes with the dialog: one that came later would move the buttons away from under a press. */}
      {takesPhoto && (
        <CardPhotoField
          value={photo}
          onChange={(photo) => form.set({ photo })}
          isOptional
          isDisabled={frame.writing.isPending}
        />
      )}
    </BatchDialog>
  );
}
