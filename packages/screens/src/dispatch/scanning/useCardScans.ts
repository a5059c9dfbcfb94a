import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { type CardScans, type CardScansSnapshot, createCardScans, type ScanHandlers } from "./card-scans.ts";

/**
 * Makes the scans of a shown batch: the same for as long as the page is shown. Undelivered ones are kept
 * through reloads for the same user only, and go on by themselves when the network or the session is back.
 * A page that uses this is not drawn again by a scan; its parts read what they show with `useScans`.
 */
export function useCardScans({ batch, answered }: ShownBatchReading, handlers: ScanHandlers): CardScans {
  const { pendingScans, missedScans, session, connection } = useRegistry();
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [scans] = useState(() => {
    const { user, center } = session.getState();
    const owner = user && center && { user: user.username, center: center.id, batch: batch.id };
    return createCardScans({
      getHandlers: () => latest.current,
      firstSequence: (batch.cards.at(-1)?.sequence ?? 0) + 1,
      pending: owner ? { scans: pendingScans, missedScans, owner } : undefined,
    });
  });

  const { isReadOnly } = useScreen();
  useEffect(() => {
    // What was left undelivered waits for a page that may write.
    if (isReadOnly) return;
    scans.start();
    return scans.stop;
  }, [scans, isReadOnly]);

  useEffect(() => {
    const whenBack = () => {
      const reason = scans.read().queue.pause?.reason;
      if (reason === "network" || reason === "server") scans.resume();
    };
    // The registry may be there again before the queue's own next try, or the browser may know it first.
    const stopListening = connection.onReturn(whenBack);
    window.addEventListener("online", whenBack);
    return () => {
      stopListening();
      window.removeEventListener("online", whenBack);
    };
  }, [scans, connection]);

  const { cards } = batch;
  useEffect(() => scans.confirm(cards, answered), [scans, cards, answered]);
  return scans;
}

/** Reads something of a batch's scans, again when it has changed. `select` gives the same for the same. */
export function useScans<Selected>(
  scans: CardScans,
  select: (snapshot: CardScansSnapshot) => Selected,
): Selected {
  return useSyncExternalStore(scans.subscribe, () => select(scans.read()));
}
