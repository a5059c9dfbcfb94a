import {
  type BatchCard,
  type CardAnswer,
  createScanQueue,
  formatCode,
  longestScanLog,
  type MissedScan,
  type MissedScans,
  type PendingScans,
  type RegistryError,
  type ScanEntry,
  type ScanOwner,
  type ScanQueueSnapshot,
  type ScanRequest,
} from "@id-desk/core";
import { isShownBy, type ScanRow } from "../cards/card-rows.ts";

/** What was known of a card beside its serial number when it was entered. */
export interface ScanDetails {
  readonly method: "scan" | "manual";
  readonly id_number?: string;
  readonly date_of_birth?: string;
  readonly card_type?: string;
}

/** One scan of a card as its queue knows it. */
export type CardScanEntry = ScanEntry<Partial<CardAnswer>>;

/** A scan that was refused here, before anything was sent. */
export interface LocalRefusal {
  readonly id: string;
  /** What was scanned, as it can be shown. */
  readonly text: string;
  readonly at: number;
  /** Why, in a sentence for staff; until `isAsked` is over, what is known so far. */
  readonly sentence: string;
  /** More about it is being asked. */
  readonly isAsked: boolean;
}

/** Refuses a scan in place of what was told of it so far. */
export type RefuseAsked = (sentence: string) => void;

/** Hears of a scan that was told here as a duplicate, and what was known of its card. */
export type RepeatListener = (entry: CardScanEntry, details: ScanDetails | undefined) => void;

/** What a page does with the scans of its batch. */
export interface ScanHandlers {
  readonly send: (request: ScanRequest<ScanDetails>) => Promise<Partial<CardAnswer>>;
  /** The card in the batch that a serial number belongs to. */
  readonly findCard: (serialNumber: string) => BatchCard | undefined;
  /** Whether scanning this card again would change nothing. */
  readonly isKnown: (card: BatchCard) => boolean;
  /** Whether a refusal says that this had been done before. */
  readonly isDuplicate: (error: RegistryError) => boolean;
  /**
   * Hears of each scan once, when it has come to its end. Gives the question whose answer shows what it led to, where
   * its own answer does not.
   */
  readonly onSettled: (entry: CardScanEntry) => number | undefined;
}

/** The scans of a page at one moment; the same object until something changes. */
export interface CardScansSnapshot {
  readonly queue: ScanQueueSnapshot<Partial<CardAnswer>>;
  /** The rows of the scans that the batch does not show yet. */
  readonly rows: readonly ScanRow[];
  /** The cards that were scanned when nothing could record them, oldest first. */
  readonly missed: readonly MissedScan[];
  /** The scans that never got into the queue, newest first. */
  readonly refusals: readonly LocalRefusal[];
  /** How many scans were refused, by the registry or here. */
  readonly refused: number;
  /** The scan that has news: it was just made, or its answer has come. */
  readonly inFront: CardScanEntry["id"] | LocalRefusal["id"] | undefined;
}

/** The scans of one batch on their way to the registry, for its page to show. */
export interface CardScans {
  readonly read: () => CardScansSnapshot;
  /** Tells of every change; gives the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the scan of a card. */
  readonly take: (serialNumber: string, details?: ScanDetails) => CardScanEntry | undefined;
  /** Refuses a scan without asking the registry. */
  readonly refuse: (code: string, sentence: string) => void;
  /** Shows a scan about which more is being asked; what comes back refuses it. */
  readonly ask: (code: string, sentence: string) => RefuseAsked;
  /** Lists a card whose scan could not be taken, until it is scanned again. */
  readonly miss: (serialNumber: string) => void;
  /** Says that this batch is being scanned; gives the end of it. */
  readonly hold: () => () => void;
  /** Tells of each scan that was told here as a duplicate, to one listener; gives the end of it. */
  readonly onRepeat: (listener: RepeatListener) => () => void;
  /** Sends a scan that was told as a duplicate; the batch's card as it is now gives it its row. */
  readonly retake: (entry: CardScanEntry, details: ScanDetails | undefined, card: BatchCard) => void;
  /** Lets a card be scanned again whose line was changed otherwise. */
  readonly forget: (serialNumber: string) => void;
  /** Lets a card be scanned again that a colleague has changed, unless its scan is under way. */
  readonly release: (serialNumber: string) => void;
  /** Lets go of the scans whose outcome the batch itself shows, as the last question about it was answered. */
  readonly confirm: (cards: readonly BatchCard[], answered: number) => void;
  /** Sends again after a pause. */
  readonly resume: () => void;
  /** Gives up the scans that wait. */
  readonly discardWaiting: () => void;
  /** The page is shown: takes up what a closed page left undelivered. */
  readonly start: () => void;
  /** The page is gone: sends nothing more by itself. */
  readonly stop: () => void;
}

/** Where the scans of a batch begin. */
export interface CardScansOptions {
  /** The page's handlers as they are now. */
  readonly getHandlers: () => ScanHandlers;
  /** Where the order of scanning goes on. */
  readonly firstSequence: number;
  /** What keeps undelivered and missed scans, and whose they are; left out where nobody is signed in. */
  readonly pending:
    | { readonly scans: PendingScans; readonly missedScans: MissedScans; readonly owner: ScanOwner }
    | undefined;
}

/**
 * Brings the scans of a batch to the registry, and keeps the row of each between the scan and the moment at
 * which the batch shows its outcome, so that a row never leaves the table in between.
 */
export function createCardScans({ getHandlers, firstSequence, pending }: CardScansOptions): CardScans {
  let rows: readonly ScanRow[] = [];
  let missed: readonly MissedScan[] = [];
  let refusals: readonly LocalRefusal[] = [];
  let refusedHere = 0;
  let nextRefusal = 0;
  let inFront: CardScansSnapshot["inFront"];
  let repeatListener: RepeatListener | undefined;
  let snapshot: CardScansSnapshot | undefined;
  const listeners = new Set<() => void>();

  const queue = createScanQueue<Partial<CardAnswer>, ScanDetails>({
    send: (request) => getHandlers().send(request),
    isKnown,
    isDuplicate: (error) => getHandlers().isDuplicate(error),
    // The queue tells of it right after this, so that everything about an answer is drawn at once.
    onSettled(entry) {
      const awaited = getHandlers().onSettled(entry);
      const { serial_number, sequence, state, result } = entry;
      if (result) {
        rows = rows.map((row) =>
          row.serial_number === serial_number ? { ...row, saved: result.card, awaited } : row,
        );
      } else if (sequence > 0) {
        drop(serial_number);
        // Whether it may be scanned again is the batch's to say, which a colleague may change.
        if (state === "duplicate") queue.forget(serial_number);
      }
      if (state !== "discarded") inFront = entry.id;
    },
    firstSequence,
    ...(pending && { pending }),
  });
  queue.subscribe(announce);

  function isKnown(serialNumber: string): boolean {
    const { findCard, isKnown } = getHandlers();
    const card = findCard(serialNumber);
    return card !== undefined && isKnown(card);
  }
  /** Reads which cards staff have to scan again, without those that are recorded by now or wait to be. */
  function readMissed(): void {
    if (!pending) return;
    const { scans, missedScans, owner } = pending;
    const waiting = new Set(scans.load(owner).map(({ serial_number }) => serial_number));
    for (const { serial_number } of missedScans.load(owner))
      if (waiting.has(serial_number) || isKnown(serial_number)) missedScans.remove(owner, serial_number);
    missed = missedScans.load(owner);
  }
  /** Staff know of the card what they have to. */
  function find(serialNumber: string): void {
    if (!missed.some(({ serial_number }) => serial_number === serialNumber)) return;
    pending?.missedScans.remove(pending.owner, serialNumber);
    missed = missed.filter(({ serial_number }) => serial_number !== serialNumber);
  }
  function announce(): void {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }
  function createRefusal(code: string, sentence: string): LocalRefusal {
    nextRefusal += 1;
    return {
      id: `refused here ${nextRefusal}`,
      text: formatCode(code),
      at: Date.now(),
      sentence,
      isAsked: false,
    };
  }
  /** Shows what was told of a scan, in place of what was told of it before. */
  function show(refusal: LocalRefusal): void {
    find(refusal.text);
    const place = refusals.findIndex(({ id }) => id === refusal.id);
    refusals = place < 0 ? [refusal, ...refusals].slice(0, longestScanLog) : refusals.with(place, refusal);
    inFront = refusal.id;
    announce();
  }
  function refuse(refusal: LocalRefusal): void {
    refusedHere += 1;
    show(refusal);
  }
  function drop(serialNumber: string): void {
    rows = rows.filter((row) => row.serial_number !== serialNumber);
  }
  function add(
    scans: readonly Pick<ScanRow, "serial_number" | "sequence" | "at">[],
    { findCard }: Pick<ScanHandlers, "findCard"> = getHandlers(),
  ): void {
    const added = scans.map(
      ({ serial_number, sequence, at }): ScanRow => ({
        kind: "scan",
        serial_number,
        sequence,
        at,
        card: findCard(serial_number),
        saved: undefined,
      }),
    );
    rows = [...rows, ...added].sort((one, other) => one.sequence - other.sequence);
  }

  return {
    read() {
      if (!snapshot) {
        const sent = queue.getSnapshot();
        snapshot = { queue: sent, rows, missed, refusals, refused: sent.refused + refusedHere, inFront };
      }
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(serialNumber, details) {
      find(serialNumber);
      queue.scan(serialNumber, details);
      const [entry] = queue.getSnapshot().log;
      if (!entry) return undefined;
      if (entry.sequence > 0) add([entry]);
      inFront = entry.id;
      announce();
      if (entry.sequence === 0) repeatListener?.(entry, details);
      return entry;
    },
    refuse: (code, sentence) => refuse(createRefusal(code, sentence)),
    ask(code, sentence) {
      const asked = { ...createRefusal(code, sentence), isAsked: true };
      show(asked);
      return (outcome) => refuse({ ...asked, sentence: outcome, isAsked: false });
    },
    miss(serialNumber) {
      pending?.missedScans.add(serialNumber);
      readMissed();
      announce();
    },
    hold: () => pending?.missedScans.hold(pending.owner) ?? (() => undefined),
    onRepeat(listener) {
      repeatListener = listener;
      return () => {
        repeatListener = undefined;
      };
    },
    retake(entry, details, card) {
      queue.retake(entry.id, details);
      const taken = queue.getSnapshot().log.find(({ id }) => id === entry.id);
      if (!taken?.sequence) return;
      drop(entry.serial_number);
      add([taken], { findCard: () => card });
      announce();
    },
    forget(serialNumber) {
      queue.forget(serialNumber);
      drop(serialNumber);
      announce();
    },
    release(serialNumber) {
      const isUnderWay = rows.some(
        (row) => row.serial_number === serialNumber && !(row.saved ?? row.awaited),
      );
      if (!isUnderWay) queue.forget(serialNumber);
    },
    confirm(cards, answered) {
      for (const { serial_number } of missed) if (isKnown(serial_number)) find(serial_number);
      const confirmed = rows.filter((row) =>
        row.awaited === undefined ? cards.some((card) => isShownBy(card, row)) : row.awaited <= answered,
      );
      if (confirmed.length === 0) return;
      rows = rows.filter((row) => !confirmed.includes(row));
      // Nothing on the page changes by it where the batch shows the card, so nobody is told.
      if (confirmed.every((row) => row.saved)) snapshot = undefined;
      else announce();
      // From here on the batch knows whether the card may be scanned again, whoever changes that.
      for (const row of confirmed) queue.forget(row.serial_number);
    },
    resume: () => queue.resume(),
    discardWaiting: () => queue.discardWaiting(),
    start() {
      queue.start();
      const shown = new Set(rows.map((row) => row.serial_number));
      const kept = pending?.scans.load(pending.owner) ?? [];
      add(kept.filter(({ serial_number }) => !shown.has(serial_number)));
      readMissed();
      queue.restore();
    },
    stop: () => queue.stop(),
  };
}
