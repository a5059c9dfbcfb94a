import type { BatchCard } from "@id-desk/core";
import { useMemo, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";

const cardPhoto = createPartOnDemand(() => import("./CardPhoto.tsx").then((module) => module.CardPhoto));
const cardPhotoDialog = createPartOnDemand(() =>
  import("./CardPhotoDialog.tsx").then((module) => module.CardPhotoDialog),
);
const ignore = () => undefined;
const isDisputed = ({ line_status }: BatchCard) => line_status === "disputed";

/** Shows the photographs of disputed cards; where there is a desk, one can be asked for of a card that has none. */
export function useCardPhotos({ batch, can }: ShownBatchReading, desk: BatchDesk | undefined) {
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
  const mayAdd = useMayGive()("attachCardPhoto");
  const ask = mayAdd ? desk?.ask : undefined;
  const photoOf = useMemo(() => {
    if (!isOffered || !CardPhoto) return undefined;
    const add = ask && ((card: BatchCard) => ask({ action: "attachCardPhoto", card }));
    return (card: BatchCard) =>
      isDisputed(card) && <CardPhoto card={card} onShow={({ id }) => setShownId(id)} onAdd={add} />;
  }, [isOffered, CardPhoto, ask]);
  return {
    /** Draws what opens a photograph; nothing where the server keeps none. The same function while it draws the same. */
    photoOf,
    /** The photograph that is looked at. It stands outside of the rows, which may be drawn anew in another place. */
    photoDialog: shown && CardPhotoDialog && (
      <CardPhotoDialog batchId={batch.id} card={shown} onClose={close} />
    ),
  };
}
