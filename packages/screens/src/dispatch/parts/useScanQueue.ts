import {
  type BatchCard,
  type CardAnswer,
  createScanQueue,
  type RegistryError,
  type ScanEntry,
  type ScanQueue,
  type ScanQueueSnapshot,
  type ScanRequest,
} from "@id-desk/core";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRegistry } from "../../runtime/registry-context.ts";
import type { ScanRow } from "./card-rows.ts";
import { createScanStore, type ScanStore } from "./scan-store.ts";

/** What was known of a card beside its serial number when it was entered. */
export interface ScanDetails {
  readonly method: "scan" | "manual";
  readonly id_number?: string;
  readonly date_of_birth?: string;
  readonly card_type?: string;
}

/** One scan of a card as the log shows it. */
export type CardScanEntry = ScanEntry<CardAnswer>;

/** What a page does with the scans of its batch. */
export interface ScanHandlers {
  readonly send: (request: ScanRequest<ScanDetails>) => Promise<CardAnswer>;
  /** The card in the batch that a serial number belongs to. */
  readonly findCard: (serialNumber: string) => BatchCard | undefined;
  /** Whether scanning this card again would change nothing. */
  readonly isKnown: (serialNumber: string) => boolean;
  /** Whether a refusal says that this had been done before. */
  readonly isDuplicate: (error: RegistryError) => boolean;
  /** Hears of each scan once, when it has come to its end. */
  readonly onSettled: (entry: CardScanEntry) => void;
}

/** Where the scans of a page go to. */
export interface ScanTarget extends ScanHandlers {
  readonly batchId: number;
  /** The cards that the page shows. */
  readonly cards: readonly BatchCard[];
}

/** The scans of one batch, as its page knows them. */
export interface CardScans {
  readonly snapshot: ScanQueueSnapshot<CardAnswer>;
  /** The rows of the scans that the batch does not show yet. */
  readonly rows: readonly ScanRow[];
  /** Takes a scan; the same function for as long as the page is shown. */
  readonly scan: (serialNumber: string, details?: ScanDetails) => CardScanEntry | undefined;
  /** Goes on after a pause. */
  readonly resume: () => void;
  /** Gives up the scans that wait. */
  readonly discardWaiting: () => void;
  /** Lets a card be scanned again that was taken out. */
  readonly forget: (serialNumber: string) => void;
}

interface Parts {
  readonly queue: ScanQueue<CardAnswer, ScanDetails>;
  readonly store: ScanStore;
  /** Takes up what a closed page left undelivered. */
  readonly restore: () => void;
}

/**
 * Sends the scans of a batch to the server, keeps the undelivered ones through reloads and for the same
 * user only, and goes on by itself when the network or the session is back.
 */
export function useScanQueue(target: ScanTarget): CardScans {
  const { pendingScans, session } = useRegistry();
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });

  const [{ queue, store, restore }] = useState((): Parts => {
    const { user, center } = session.getState();
    const owner = user && center && { user: user.username, center: center.id, batch: target.batchId };
    const store = createScanStore();
    const queue = createScanQueue<CardAnswer, ScanDetails>({
      send: (request) => latest.current.send(request),
      isKnown: (serialNumber) => latest.current.isKnown(serialNumber),
      isDuplicate: (error) => latest.current.isDuplicate(error),
      firstSequence: (target.cards.at(-1)?.sequence ?? 0) + 1,
      onSettled(entry) {
        latest.current.onSettled(entry);
        if (entry.result) store.save(entry.serial_number, entry.result.card);
        else if (entry.sequence > 0) store.drop(entry.serial_number);
      },
      ...(owner && { pending: { scans: pendingScans, owner } }),
    });
    const restore = () => {
      const waiting = new Set(store.read().map((row) => row.serial_number));
      const kept = owner ? pendingScans.load(owner) : [];
      store.add(
        kept
          .filter(({ serial_number }) => !waiting.has(serial_number))
          .map(({ serial_number, sequence, at }) => {
            return { serial_number, sequence, at, card: latest.current.findCard(serial_number) };
          }),
      );
      queue.restore();
    };
    return { queue, store, restore };
  });

  useEffect(() => {
    queue.start();
    restore();
    return () => queue.stop();
  }, [queue, restore]);

  useEffect(() => {
    const resumeAfter = (reasons: readonly string[]) => {
      const { pause } = queue.getSnapshot();
      if (pause && reasons.includes(pause.reason)) queue.resume();
    };
    const whenOnline = () => resumeAfter(["network", "server"]);
    window.addEventListener("online", whenOnline);
    const { user } = session.getState();
    const stopListening = session.subscribe(() => {
      // Another user's session must not send what this one has scanned.
      if (session.getState().user?.username === user?.username) resumeAfter(["unauthenticated"]);
    });
    return () => {
      window.removeEventListener("online", whenOnline);
      stopListening();
    };
  }, [queue, session]);

  useEffect(() => {
    // From here on the batch knows whether the card may be scanned again, whoever changes that.
    for (const serialNumber of store.confirm(target.cards)) queue.forget(serialNumber);
  }, [store, queue, target.cards]);

  const [actions] = useState(() => ({
    scan(serialNumber: string, details?: ScanDetails): CardScanEntry | undefined {
      const card = latest.current.findCard(serialNumber);
      queue.scan(serialNumber, details);
      const [entry] = queue.getSnapshot().log;
      if (entry && entry.sequence > 0) {
        store.add([{ serial_number: serialNumber, sequence: entry.sequence, at: entry.at, card }]);
      }
      return entry;
    },
    resume: () => queue.resume(),
    discardWaiting: () => queue.discardWaiting(),
    forget(serialNumber: string) {
      queue.forget(serialNumber);
      store.drop(serialNumber);
    },
  }));

  return {
    snapshot: useSyncExternalStore(queue.subscribe, queue.getSnapshot),
    rows: useSyncExternalStore(store.subscribe, store.read),
    ...actions,
  };
}
