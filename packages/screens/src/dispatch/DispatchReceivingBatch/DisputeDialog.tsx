import {
  type BatchCard,
  checkSerialNumber,
  type DisputeReason,
  type OperationBody,
  readSerialNumber,
} from "@id-desk/core";
import { Select, TextArea, TextField } from "@id-desk/ui";
import { useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import { useNotes } from "../../runtime/writing/use-notes.ts";
import { CardPhotoField } from "../cards/CardPhotoField.tsx";
import { useReasonLabels } from "../cards/useReasonLabels.ts";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";

/** What the destination found wrong with a card. */
type Dispute = OperationBody<"disputeCard">["data"];

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
  readonly onConfirm: (dispute: Dispute, photo: Blob | undefined) => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}) {
  const tDialog = useCopy(batchDialogCopy);
  const writeProblem = useProblemText();
  const reasonLabels = useReasonLabels();
  const { typedBefore } = frame.kept;
  const notes = useNotes({ isRequired: true, typedBefore, error: frame.writing.error });
  const [reason, setReason] = useState(typedBefore?.reason || null);
  const [found, setFound] = useState(typedBefore?.found ?? "");
  const [photo, setPhoto] = useState<Blob>();
  const [isChecked, setChecked] = useState(false);
  const hasTyped = Boolean(notes.typed || reason || found);
  const asksFound = reason === "wrong_serial";
  const foundProblem =
    asksFound && found.trim() !== "" ? writeProblem(checkSerialNumber(found)[0]) : undefined;

  function submit(): unknown {
    setChecked(true);
    if (!notes.check() || reason === null || foundProblem || notes.text === undefined) return undefined;
    const foundSerial = asksFound ? readSerialNumber(found) : "";
    const dispute = {
      reason: reason as DisputeReason,
      notes: notes.text,
      ...(foundSerial && { found_serial_number: foundSerial }),
    };
    return onConfirm(dispute, photo);
  }

  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("disputeTitle")} serial={card.serial_number} />}
      confirmLabel={t("disputeConfirm")}
      isDangerous
      typed={hasTyped ? { notes: notes.fieldProps.value, reason: reason ?? "", found } : undefined}
      ownFields={["notes", "found_serial_number"]}
      onSubmit={submit}
    >
      <p className={css.lead}>{card.name_en}</p>
      <Select
        name="reason"
        label={tDialog("reason")}
        placeholder={tDialog("chooseReason")}
        isRequired
        options={Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))}
        value={reason}
        onChange={setReason}
        errorMessage={isChecked && reason === null ? tDialog("reasonRequired") : undefined}
      />
      {asksFound && (
        <TextField
          name="found_serial_number"
          label={t("foundSerial")}
          description={t("foundSerialHint")}
          isCode
          isOptional
          autoComplete="off"
          value={found}
          onChange={setFound}
          errorMessage={
            (isChecked ? foundProblem : undefined) ?? frame.writing.error?.fields.found_serial_number?.[0]
          }
        />
      )}
      <TextArea {...notes.fieldProps} label={tDialog("notes")} description={t("disputeHint")} />
      {/* It comes with the dialog: one that came later would move the buttons away from under a press. */}
      {takesPhoto && (
        <CardPhotoField photo={photo} onChange={setPhoto} isOptional isDisabled={frame.writing.isPending} />
      )}
    </BatchDialog>
  );
}
