import type { BatchCard } from "@id-desk/core";
import { CodeText, TextField } from "@id-desk/ui";
import { useForm } from "../../runtime/forms/use-form.ts";
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
  const form = useForm({
    start: { digits: "" },
    unkept: ["digits"],
    check: ({ digits }) => ({
      digits: digits.trim() !== card.serial_number.slice(-3) && t("lastDigitsWrong"),
    }),
  });

  return (
    <BatchDialog
      {...frame}
      // Without its serial number: the digits are to be read off the card and not off the screen.
      heading={t("receiveCardTitle", { name: card.name_en })}
      confirmLabel={t("receiveCardConfirm")}
      form={form}
      onSubmit={onConfirm}
    >
      <p className={css.lead}>
        <CodeText>{card.id_number}</CodeText>
      </p>
      <TextField
        {...form.field("digits")}
        label={t("lastDigits")}
        description={t("lastDigitsHint")}
        isCode
        isRequired
        inputMode="numeric"
        autoComplete="off"
      />
    </BatchDialog>
  );
}
