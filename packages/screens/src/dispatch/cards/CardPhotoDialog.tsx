import { type BatchCard, formatDisputeReason } from "@id-desk/core";
import { Dialog, ErrorPanel, Picture, Spinner } from "@id-desk/ui";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import * as css from "./CardPhotoDialog.css.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";
import { disputeReasonCopy } from "./dispute-reason.copy.ts";

/** Shows the photograph of a disputed card, which is loaded now and forgotten when the dialog is closed. */
export function CardPhotoDialog({
  batchId,
  card,
  onClose,
}: {
  readonly batchId: number;
  readonly card: BatchCard;
  readonly onClose: () => void;
}) {
  const t = useCopy(cardPhotoCopy);
  const reasonLabels = useWords(disputeReasonCopy);
  const request = { path: { batchId, cardId: card.id } };
  const reading = useRead("getCardPhoto", request, { readsOnce: true, about: card.version });
  const { data: photo, isLoading } = reading;
  const error = isLoading ? undefined : reading.error;
  const { reason = "", notes } = card.resolution ?? {};
  const label = reason && formatDisputeReason(reason, reasonLabels);
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      heading={<Phrase text={t("title")} serial={card.serial_number} />}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.content}>
        {error && (
          <ErrorPanel heading={t("failed")} retryLabel={t("tryAgain")} onRetry={reading.refresh}>
            {error.message}
          </ErrorPanel>
        )}
        {!error && !photo && (
          <div className={css.waiting}>
            <Spinner label={t("loading")} />
          </div>
        )}
        {photo && <Picture file={photo} alt={t("alt", { serial: card.serial_number, reason: label })} />}
        {(label || notes) && (
          <p className={css.about}>
            {label && <bdi>{label}</bdi>}
            {label && notes && " – "}
            {notes && <AnyScript>{notes}</AnyScript>}
          </p>
        )}
      </div>
    </Dialog>
  );
}
