import {
  type BatchCard,
  createScanQueue,
  type OperationBody,
  parseScan,
  type RegistryError,
  readScannedCards,
  type Scan,
  type ScanQueue,
  type ScanQueueSnapshot,
  type ScanRequest,
} from "@id-desk/core";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useScanSounds } from "../../devices/use-scan-sounds.ts";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useKeptScans } from "../../runtime/scanners/kept-scans.ts";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { createCardIndex, isShownBy, isWarned, type ScanAnswer, type ScanRow } from "../cards/card-rows.ts";
import type { CommandRequest } from "../commands/command.ts";
import { type CardWrite, useCardWrite } from "../commands/use-card-write.ts";
import type { BatchPageProps } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";

/** What was known of a card beside its serial number when it was entered. */
type ScanDetails = Omit<OperationBody<"addCard">, "serial_number" | "sequence">;

/** What a host says of a page's scan field. */
export type ScanFieldOptions = Pick<BatchPageProps, "autoFocusScan" | "scanAnywhere" | "scanFormat">;

/** The scans of one batch on their way to the registry. */
export type CardScans = ScanQueue<ScanAnswer, ScanDetails>;

type CardCode = Extract<Scan, { readonly kind: "serial" | "card" }>;

/** Takes a scan in place of the page. Returns what is said about it, "" for nothing; undefined where the page takes it. */
type TakeInPlace = (scan: Scan, text: string) => string | undefined;

/** What a page makes of the scans of its batch. */
interface CardScanningOptions {
  readonly reading: ShownBatchReading;
  readonly field: ScanFieldOptions;
  /** The sentences in which pages differ. */
  readonly t: WordsOf<{ readonly otherPerson: string; readonly idScanned: string }>;
  readonly action: CardWrite;
  /** Makes the request of a scan; throws where there is none to make. */
  readonly createRequest: (scan: ScanRequest<ScanDetails>) => CommandRequest;
  /** Takes the code of a card; every other code is refused before. */
  readonly takeCard: (code: CardCode, text: string) => void;
  /** Whether scanning this card again would change nothing. */
  readonly isKnown: (card: BatchCard) => boolean;
  /** Whether a refusal says that this had been done before. */
  readonly isDuplicate: (error: RegistryError) => boolean;
  /** Says why a scan is a duplicate, or why the server refused it. Stays the same function until the language changes. */
  readonly describe: (scan: ScanRow) => string | undefined;
  /** Hears of each scan once, when it has come to its end. */
  readonly onSettled?: (entry: ScanRow) => void;
}

/** Scanning on the page of a batch. */
export type CardScanning = ReturnType<typeof useCardScanning>;

const likenesses = {
  two_codes: "twoCodes",
  mistaken_letter: "mistakenLetter",
  other_alphabet: "otherAlphabet",
  other_system: "otherSystem",
} as const;
const tones = { saved: "ok", duplicate: "duplicate", refused: "error" } as const;

/**
 * Brings scans to the registry and their answers into the shown batch, and lets each be heard. Undelivered ones are kept
 * through reloads for the same user only, and go on by themselves when the network or the session is back. A page that
 * uses this is not drawn again by a scan; its parts read what they show with `useScans`.
 */
export function useCardScanning(options: CardScanningOptions) {
  const { session, connection } = useRegistry();
  const kept = useKeptScans();
  const { isReadOnly } = useScreen();
  const t = useCopy(scanPanelCopy);
  const sounds = useScanSounds();
  const [findInCards] = useState(createCardIndex);
  /** Another desk was faster with something, so that the shown batch is not up to date. */
  const isStale = useRef(false);
  const latest = useLatest(options);
  const write = useCardWrite(options.action);
  const findCard = useCallback(
    (serialNumber: string) => findInCards(latest.current.reading.batch.cards, serialNumber),
    [findInCards, latest],
  );

  const [scans] = useState((): CardScans => {
    const { user, center } = session.getState();
    const { batch } = options.reading;
    const owner = user && center && { user: user.username, center: center.id, batch: batch.id };
    return createScanQueue<ScanAnswer, ScanDetails>({
      async send(scan) {
        const answer = await write.current(latest.current.createRequest(scan), scan.key);
        return { ...answer, awaited: latest.current.reading.takeCard(answer) };
      },
      findCard,
      isKnown(serialNumber) {
        const card = findCard(serialNumber);
        return card !== undefined && latest.current.isKnown(card);
      },
      isDuplicate: (error) => latest.current.isDuplicate(error),
      onSettled(entry) {
        const { reading, onSettled } = latest.current;
        const { state, error } = entry;
        // Whoever looks at the next card hears that this one was not simply taken.
        if (isWarned(entry)) sounds.play("duplicate");
        else if (state in tones) sounds.play(tones[state as keyof typeof tones]);
        if (state === "duplicate" && error) isStale.current = true;
        onSettled?.(entry);
        if (!isStale.current || scans.getSnapshot().undelivered > 0) return;
        isStale.current = false;
        // Where the page follows what colleagues do, it has it in a moment.
        if (!reading.can("changes")) reading.refresh();
      },
      firstSequence: (batch.cards.at(-1)?.sequence ?? 0) + 1,
      pending: owner ? { scans: kept.pending, missed: kept.missed, owner } : undefined,
    });
  });

  useEffect(() => {
    // What was left undelivered waits for a page that may write.
    if (isReadOnly) return;
    scans.start();
    scans.restore();
    return scans.stop;
  }, [scans, isReadOnly]);

  useEffect(() => {
    const whenBack = () => {
      const reason = scans.getSnapshot().pause?.reason;
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

  const { answered, batch } = options.reading;
  useEffect(() => {
    scans.confirm((row) => {
      const card = findInCards(batch.cards, row.serial_number);
      return card !== undefined && row.result?.awaited === undefined && isShownBy(card, row);
    });
    for (const { serial_number, result } of scans.getSnapshot().rows)
      if (result?.awaited !== undefined && result.awaited <= answered) scans.forget(serial_number);
  }, [scans, findInCards, batch.cards, answered]);

  const taker = useRef<TakeInPlace>(undefined);
  /** What is scanned while what commands do is loaded. */
  const held = useRef<string[]>([]);
  const [hasCommands, setHasCommands] = useState(false);

  const { field } = options;
  const parse = (text: string) => parseScan(text, field.scanFormat && { scanFormat: field.scanFormat });
  /** Gives the code of a card that may be taken; of any other code, why it is not taken, in a sentence for staff. */
  function readCardCode(scan: Scan): CardCode | string {
    if (scan.kind === "serial") return scan;
    if (scan.kind === "batch") return t("batchScanned");
    if (scan.kind === "id") return options.t("idScanned");
    if (scan.kind !== "card") {
      return t("likeness" in scan && scan.likeness ? likenesses[scan.likeness] : "unreadable");
    }
    // A code that names somebody else than the batch is of another person's card, whatever its serial number.
    const { id_number: scanned, serial_number } = scan;
    const listed = findCard(serial_number)?.id_number;
    return listed && listed !== scanned ? options.t("otherPerson", { scanned, listed }) : scan;
  }
  /** Takes whatever was scanned or typed. Returns what is said about a command, "" for nothing yet. */
  function onScan(text: string): string {
    const scan = parse(text);
    const said = taker.current?.(scan, text);
    if (said !== undefined) return said;
    const code = readCardCode(scan);
    if (scan.kind === "command") {
      held.current.push(text);
      taker.current = (_, next) => {
        held.current.push(next);
        return "";
      };
      setHasCommands(true);
    } else if (typeof code === "string") scans.refuse(text, code);
    else options.takeCard(code, text);
    return "";
  }
  return {
    scans,
    sounds,
    field,
    parse,
    describe: options.describe,
    /** The card of the batch with this serial number, as it is now; the same function for good. */
    findCard,
    /** Finds a card in a given list, for use while drawing. */
    findInCards,
    onScan,
    /** A command was scanned: what commands do is loaded with the first of them. */
    hasCommands,
    /** Gives every scan to what commands do, from the first command on. */
    startCommands(take: TakeInPlace) {
      taker.current = take;
      held.current.splice(0).forEach(onScan);
    },
    /** What commands do could not be loaded: nothing is recorded of what was scanned meanwhile. */
    dropCommands() {
      taker.current = undefined;
      setHasCommands(false);
      for (const serial of held.current.splice(0).flatMap(readScannedCards)) scans.miss(serial);
      sounds.play("error");
    },
  };
}

/** Reads something of a batch's scans, again when it has changed. `select` gives the same for the same. */
export function useScans<Selected>(
  scans: CardScans,
  select: (snapshot: ScanQueueSnapshot<ScanAnswer>) => Selected,
): Selected {
  return useSyncExternalStore(scans.subscribe, () => select(scans.getSnapshot()));
}
