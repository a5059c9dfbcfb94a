import { type BatchCard, formatDisputeReason, isRegistryError, type RegistryError } from "@id-desk/core";
import { Dialog, ErrorPanel, Picture, Spinner } from "@id-desk/ui";
import { useEffect, useState } from "react";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import * as css from "./CardPhotoDialog.css.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";
import { useReasonLabels } from "./useReasonLabels.ts";

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
  const reasonLabels = useReasonLabels();
  const { photo, error, retry } = usePhoto(batchId, card);
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
          <ErrorPanel heading={t("failed")} retryLabel={t("tryAgain")} onRetry={retry}>
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

/** Loads a photograph once for each press, and not again whenever the window is looked at: links may be slow. */
function usePhoto(batchId: number, { id: cardId, version }: BatchCard) {
  const { client } = useRegistry();
  const [photo, setPhoto] = useState<Blob>();
  const [error, setError] = useState<RegistryError>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try and another version ask again.
  useEffect(() => {
    const stop = new AbortController();
    setPhoto(undefined);
    setError(undefined);
    client.request("getCardPhoto", { path: { batchId, cardId }, signal: stop.signal }).then(
      (found) => !stop.signal.aborted && setPhoto(found),
      (failure: unknown) => {
        if (!stop.signal.aborted && isRegistryError(failure)) setError(failure);
      },
    );
    return () => stop.abort();
  }, [client, batchId, cardId, version, tries]);
  return { photo, error, retry: () => setTries((count) => count + 1) };
}
