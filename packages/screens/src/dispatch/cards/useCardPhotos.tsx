import type { BatchCard } from "@id-desk/core";
import { useMemo, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";

const cardPhoto = createPartOnDemand(() => import("./CardPhoto.tsx").then((module) => module.CardPhoto));
const cardPhotoDialog = createPartOnDemand(() =>
  import("./CardPhotoDialog.tsx").then((module) => module.CardPhotoDialog),
);
const ignore = () => undefined;
const isDisputed = ({ line_status }: BatchCard) => line_status === "disputed";

/** Shows the photographs of disputed cards. */
export function useCardPhotos(
  { batch, can }: Pick<ShownBatchReading, "batch" | "can">,
  /** Asks for the photograph of a card that has none; left out where nobody may add one. */
  onAdd?: (card: BatchCard) => void,
) {
  const [shownId, setShownId] = useState<number>();
  const shown = batch.cards.find((card) => card.id === shownId && card.has_photo && isDisputed(card));
  // One that was taken back is looked at no more, and the next one of the same card is not opened unasked.
  if (shownId !== undefined && !shown) setShownId(undefined);
  const isOffered = can("photos") && batch.cards.some(isDisputed);
  const close = () => setShownId(undefined);
  const CardPhoto = useOnDemand(cardPhoto, { isWanted: isOffered, onUnavailable: ignore });
  const CardPhotoDialog = useOnDemand(cardPhotoDialog, {
    isWanted: shown !== undefined,
    onUnavailable: close,
  });
  const add = useLatestCallback(onAdd ?? ignore);
  const mayAdd = onAdd !== undefined;
  const photoOf = useMemo(
    () =>
      isOffered && CardPhoto
        ? (card: BatchCard) =>
            isDisputed(card) && (
              <CardPhoto card={card} onShow={({ id }) => setShownId(id)} onAdd={mayAdd ? add : undefined} />
            )
        : undefined,
    [isOffered, CardPhoto, mayAdd, add],
  );
  return {
    /** Draws what opens a photograph; nothing where the server keeps none. The same function while it draws the same. */
    photoOf,
    /** The photograph that is looked at. The page holds it: a row may be drawn anew, in another place, meanwhile. */
    photoDialog: shown && CardPhotoDialog && (
      <CardPhotoDialog batchId={batch.id} card={shown} onClose={close} />
    ),
  };
}
