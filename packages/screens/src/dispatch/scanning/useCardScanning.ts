import { type BatchCard, type CardAnswer, RegistryError, type ScanRequest } from "@id-desk/core";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type ScanSounds, useScanSounds } from "../../devices/use-scan-sounds.ts";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { createCardIndex, type FindInCards } from "../cards/card-index.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import type { CardScanEntry, CardScans, ScanDetails, ScanHandlers } from "./card-scans.ts";
import { useCardScans } from "./useCardScans.ts";

/** What a page makes of the scans of its batch. */
export interface CardScanningOptions extends Pick<ScanHandlers, "isKnown" | "isDuplicate"> {
  /** Sends a scan; nothing comes back when the host has stopped it. */
  readonly send: (request: ScanRequest<ScanDetails>) => Promise<Partial<CardAnswer> | undefined>;
  readonly reading: ShownBatchReading;
  /** Hears of each scan once, when it has come to its end. */
  readonly onSettled?: ((entry: CardScanEntry) => void) | undefined;
}

/** Scanning on the page of a batch. */
export interface CardScanning {
  readonly scans: CardScans;
  readonly sounds: ScanSounds;
  /** The card of the batch with this serial number, as it is now; the same function for good. */
  readonly findCard: (serialNumber: string) => BatchCard | undefined;
  /** The same of any list of the batch's cards, as it is being drawn. */
  readonly findInCards: FindInCards;
  /** Refuses a scan without asking the registry, in a sentence for staff. */
  readonly refuse: (text: string, sentence: string) => void;
  /** Shows a scan about which more is being asked; what comes back refuses it, in a sentence for staff. */
  readonly ask: CardScans["ask"];
  /** Another desk was faster with something, so that the shown batch is not up to date. */
  readonly isStale: boolean;
  readonly setStale: (isStale: boolean) => void;
}

const tones = { saved: "ok", duplicate: "duplicate", refused: "error" } as const;

/** Brings scans to the registry and their answers into the shown batch, and lets each be heard. */
export function useCardScanning({
  reading,
  send,
  isKnown,
  isDuplicate,
  onSettled,
}: CardScanningOptions): CardScanning {
  const t = useCopy(screenCopy);
  const sounds = useScanSounds();
  const { play } = sounds;
  const [isStale, setStale] = useState(false);
  const latestCards = useRef(reading.batch.cards);
  const [findInCards] = useState(createCardIndex);
  useLayoutEffect(() => {
    latestCards.current = reading.batch.cards;
  });
  const findCard = useCallback(
    (serialNumber: string) => findInCards(latestCards.current, serialNumber),
    [findInCards],
  );
  const scans = useCardScans(reading, {
    async send(request) {
      const answer = await send(request);
      if (!answer) throw new RegistryError({ code: "validation", message: t("stopped") });
      return answer;
    },
    findCard,
    isKnown,
    isDuplicate,
    onSettled(entry) {
      const { state, result, error } = entry;
      const awaited = result && reading.takeCard(result);
      if (state === "duplicate" && error) setStale(true);
      if (state in tones) play(tones[state as keyof typeof tones]);
      onSettled?.(entry);
      return awaited;
    },
  });
  return {
    scans,
    sounds,
    findCard,
    findInCards,
    refuse: useCallback(
      (text, sentence) => {
        scans.refuse(text, sentence);
        play("error");
      },
      [scans, play],
    ),
    ask: useCallback(
      (text, sentence) => {
        const refuse = scans.ask(text, sentence);
        return (outcome) => {
          refuse(outcome);
          play("error");
        };
      },
      [scans, play],
    ),
    isStale,
    setStale,
  };
}
