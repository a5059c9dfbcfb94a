import type { BatchCard } from "@id-desk/core";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";

/** Takes the check of a card back. */
export function UndoDialog({
  card,
  onConfirm,
  t,
  ...frame
}: BatchDialogFrame & {
  readonly card: BatchCard;
  readonly onConfirm: () => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}) {
  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("undoTitle")} serial={card.serial_number} />}
      confirmLabel={t("undoConfirm")}
      onSubmit={onConfirm}
    >
      <p className={css.lead}>{card.name_en}</p>
      <p className={css.lead}>{t("undoHelp")}</p>
    </BatchDialog>
  );
}
