import type { BatchCard } from "@id-desk/core";
import { type ReactNode, useMemo } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/on-demand.ts";
import { useLatestCallback } from "../../runtime/use-latest-callback.ts";
import type { ShownBatchReading } from "./useBatchReading.ts";

const cardPhoto = createPartOnDemand(() => import("./CardPhoto.tsx").then((module) => module.CardPhoto));
const ignore = () => undefined;
const isDisputed = ({ line_status }: BatchCard) => line_status === "disputed";

/**
 * Draws what opens the photograph of a disputed card; nothing where the server keeps none. The same function while it
 * draws the same.
 */
export function useCardPhotos(
  { batch, can }: Pick<ShownBatchReading, "batch" | "can">,
  /** Asks for the photograph of a card that has none; left out where nobody may add one. */
  onAdd?: (card: BatchCard) => void,
): ((card: BatchCard) => ReactNode) | undefined {
  const isOffered = can("photos") && batch.cards.some(isDisputed);
  const CardPhoto = useOnDemand(cardPhoto, { isWanted: isOffered, onUnavailable: ignore });
  const add = useLatestCallback(onAdd ?? ignore);
  const mayAdd = onAdd !== undefined;
  const batchId = batch.id;
  return useMemo(
    () =>
      isOffered && CardPhoto
        ? (card) =>
            isDisputed(card) && <CardPhoto batchId={batchId} card={card} onAdd={mayAdd ? add : undefined} />
        : undefined,
    [isOffered, CardPhoto, batchId, mayAdd, add],
  );
}
