import type { BatchCard } from "@id-desk/core";
import { CodeText, TextField } from "@id-desk/ui";
import { useState } from "react";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";

/** Receives a card that cannot be scanned; its last digits are typed, so that it is the row that was meant. */
export function ReceiveCardDialog({
  card,
  onConfirm,
  t,
  ...frame
}: BatchDialogFrame & {
  readonly card: BatchCard;
  readonly onConfirm: () => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}) {
  const [digits, setDigits] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isRight = digits.trim() === card.serial_number.slice(-3);

  function submit(): unknown {
    setChecked(true);
    return isRight && onConfirm();
  }

  return (
    <BatchDialog
      {...frame}
      // Without its serial number: the digits are to be read off the card and not off the screen.
      heading={t("receiveCardTitle", { name: card.name_en })}
      confirmLabel={t("receiveCardConfirm")}
      onSubmit={submit}
    >
      <p className={css.lead}>
        <CodeText>{card.id_number}</CodeText>
      </p>
      <TextField
        name="digits"
        label={t("lastDigits")}
        description={t("lastDigitsHint")}
        isCode
        isRequired
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        onChange={setDigits}
        errorMessage={isChecked && !isRight ? t("lastDigitsWrong") : undefined}
      />
    </BatchDialog>
  );
}
