import type { BatchCard } from "@id-desk/core";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import { useUnsavedWork } from "../../runtime/use-unsaved-work.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { ShownBatchReading } from "./useBatchReading.ts";
import { useDates } from "./useDates.ts";
import { type DescribeScan, type ScanLogState, useScanLog } from "./useScanLog.ts";
import {
  type CardScanEntry,
  type CardScans,
  type ScanDetails,
  type ScanHandlers,
  useScanQueue,
} from "./useScanQueue.ts";
import { type ScanSounds, useScanSounds } from "./useScanSounds.ts";

/** What a page makes of the scans of its batch. */
export interface CardScanningOptions extends Pick<ScanHandlers, "send" | "isDuplicate"> {
  readonly reading: ShownBatchReading;
  /** Whether scanning this card again would change nothing. */
  readonly isKnown: (card: BatchCard) => boolean;
  /** The same function while the language is the same. */
  readonly describe: DescribeScan;
  /** Hears of each scan once, when it has come to its end. */
  readonly onSettled?: ((entry: CardScanEntry) => void) | undefined;
}

/** Scanning on the page of a batch: what is on its way, what became of it, and what is heard. */
export interface CardScanning {
  readonly scans: CardScans;
  readonly log: ScanLogState;
  readonly sounds: ScanSounds;
  /** Takes the scan of a card; the same function for as long as the page is shown. */
  readonly take: (serialNumber: string, details?: ScanDetails) => CardScanEntry | undefined;
  /** Refuses a scan without asking the registry, in a sentence for staff. */
  readonly refuse: (text: string, sentence: string) => void;
  /** Why the batch cannot be left behind or closed yet: so many scans are not saved. */
  readonly undelivered: number;
}

const toneOf = { saved: "ok", duplicate: "duplicate", refused: "error" } as const;

/** Brings scans to the registry and their answers into the shown batch, and tells staff of each. */
export function useCardScanning({
  reading,
  send,
  isKnown,
  isDuplicate,
  describe,
  onSettled,
}: CardScanningOptions): CardScanning {
  const { batch, refresh, takeCard } = reading;
  const { cards } = batch;
  const t = useCopy(scanPanelCopy);
  const dates = useDates();
  const sounds = useScanSounds();
  const { play } = sounds;
  const [isStale, setStale] = useState(false);
  const putInFront = useRef<ScanLogState["putInFront"]>(undefined);

  const findCard = (serialNumber: string) => cards.findLast((card) => card.serial_number === serialNumber);
  const scans = useScanQueue({
    batchId: batch.id,
    cards,
    send,
    findCard,
    isKnown(serialNumber) {
      const card = findCard(serialNumber);
      return card !== undefined && isKnown(card);
    },
    isDuplicate,
    onSettled(entry) {
      if (entry.result) takeCard(entry.result);
      // Another desk was faster; its work is read once there is time, not after each scan.
      if (entry.state === "duplicate" && entry.error) setStale(true);
      if (entry.state !== "discarded") {
        putInFront.current?.(entry.id);
        play(toneOf[entry.state as keyof typeof toneOf]);
      }
      onSettled?.(entry);
    },
  });
  const { undelivered, pause } = scans.snapshot;

  const latestCards = useRef(cards);
  useEffect(() => {
    latestCards.current = cards;
  });
  const describeWithCard = useMemo<DescribeScan>(
    () => (entry) =>
      describe(
        entry,
        latestCards.current.findLast((card) => card.serial_number === entry.serial_number),
      ),
    [describe],
  );
  const formatMoment = useCallback((at: number) => dates.time(new Date(at).toISOString()), [dates]);
  const log = useScanLog(scans.snapshot.log, describeWithCard, formatMoment);
  putInFront.current = log.putInFront;

  useUnsavedWork(undelivered > 0 ? t("leave", { count: undelivered }) : undefined);

  useEffect(() => {
    if (!isStale || undelivered > 0) return;
    setStale(false);
    refresh();
  }, [isStale, undelivered, refresh]);

  const blocking = pause?.reason === "blocked" ? pause.error : undefined;
  const isPaused = pause !== null;
  useEffect(() => {
    if (isPaused) play("error");
  }, [isPaused, play]);
  useEffect(() => {
    // The batch is not what the page shows any more.
    if (blocking) refresh();
  }, [blocking, refresh]);

  const { scan } = scans;
  const { refuse } = log;
  return {
    scans,
    log,
    sounds,
    undelivered,
    take: useCallback(
      (serialNumber, details) => {
        const entry = scan(serialNumber, details);
        if (entry) log.putInFront(entry.id);
        return entry;
      },
      [scan, log.putInFront],
    ),
    refuse: useCallback(
      (text, sentence) => {
        refuse(text, sentence);
        play("error");
      },
      [refuse, play],
    ),
  };
}
