import type { MissedScan } from "./missed-scans.ts";
import {
  longestScanLog,
  type ScanEntry,
  type ScanQueueOptions,
  type ScanQueueSnapshot,
} from "./scan-queue-state.ts";

/** What is known of a scan when it is made. */
export type ScanLine = Pick<ScanEntry, "id" | "serial_number" | "at" | "card">;

/** The same, without what can be found out. */
export type MadeScan = Pick<ScanLine, "serial_number"> & Partial<ScanLine>;

/**
 * Creates what a queue of scans tells: its log, the rows that the batch does not show yet, the cards that staff have to
 * scan again, and its counts. `isTaken` says whether a card must not be scanned again.
 */
export function createScanLines<Result, Details>(
  { findCard, isKnown, onSettled, pending, clock = Date.now }: ScanQueueOptions<Result, Details>,
  { isTaken, onChange }: { isTaken: (serial_number: string) => boolean; onChange: () => void },
) {
  const counts = { saved: 0, duplicate: 0, refused: 0 };
  let log: readonly ScanEntry<Result>[] = [];
  let news: ScanEntry["id"] | undefined;
  /** By serial number; `rowList` has them in the order of scanning until one changes. */
  const rows = new Map<string, ScanEntry<Result>>();
  let rowList: readonly ScanEntry<Result>[] | undefined;
  let missed: readonly MissedScan[] = [];
  let nextId = 1;
  let newestId = 0;

  function begin({
    id = nextId++,
    serial_number,
    at = clock(),
    card = findCard?.(serial_number),
  }: MadeScan): ScanLine {
    return { id, serial_number, at, card };
  }

  /** Staff know of the card what they have to. */
  function find(serial_number: string) {
    if (!pending || missed.every((card) => card.serial_number !== serial_number)) return;
    pending.missed?.remove(pending.owner, serial_number);
    missed = missed.filter((card) => card.serial_number !== serial_number);
  }

  function note(entry: ScanEntry<Result>): ScanEntry<Result> {
    find(entry.serial_number);
    const place = log.findIndex(({ id }) => id === entry.id);
    // A duplicate that is sent after all is none.
    if (log[place]?.state === "duplicate") counts.duplicate -= 1;
    // What has fallen out of the log comes back only when staff have to see it.
    const isShown = entry.id > newestId || entry.state === "refused";
    newestId = Math.max(newestId, entry.id);
    if (place >= 0) log = log.with(place, entry);
    else if (isShown) log = [entry, ...log].slice(0, longestScanLog);
    onChange();
    return entry;
  }

  function setRow(serial_number: string, row?: ScanEntry<Result>) {
    if (row) rows.set(serial_number, row);
    else rows.delete(serial_number);
    rowList = undefined;
    onChange();
  }

  /** Writes the line of a scan that has come to its end, or about which more is asked; counts it and tells of it. */
  function conclude(entry: ScanEntry<Result>): ScanEntry<Result> {
    const { id, state } = note(entry);
    if (state === "saved" || state === "duplicate" || state === "refused") counts[state] += 1;
    if (state !== "discarded") news = id;
    if (state !== "asked") onSettled?.(entry);
    return entry;
  }

  /** Reads which cards staff have to scan again, without those that are recorded by now or wait to be. */
  function readMissed() {
    if (!pending?.missed) return;
    const { missed: kept, owner } = pending;
    for (const { serial_number } of kept.load(owner))
      if (isTaken(serial_number)) kept.remove(owner, serial_number);
    missed = kept.load(owner);
  }

  return {
    begin,
    note,
    readMissed,
    /** Gives a scan that begins its line and its row. */
    add(entry: ScanEntry<Result>): ScanEntry<Result> {
      setRow(entry.serial_number, note(entry));
      return entry;
    },
    /** Says which scan was made last. */
    bringUp(id: ScanEntry["id"]) {
      news = id;
    },
    /** Ends a scan that was sent, or given up: its row stays until the batch shows what was saved. */
    settle(entry: ScanEntry<Result>) {
      const isOwnRow = rows.get(entry.serial_number)?.id === entry.id;
      if (isOwnRow) setRow(entry.serial_number, entry.state === "saved" ? entry : undefined);
      conclude(entry);
    },
    /** Writes the line of a scan that is not sent. */
    tell(scan: MadeScan, unsent: Pick<ScanEntry, "state" | "message">): ScanEntry<Result> {
      return conclude({ ...begin(scan), sequence: 0, failures: 0, ...unsent });
    },
    /** Says of the lines of a saved card that staff have taken it back. */
    takeBack(serial_number: string) {
      log = log.map((entry) =>
        entry.state === "saved" && entry.serial_number === serial_number
          ? { ...entry, state: "undone" }
          : entry,
      );
    },
    findDuplicate: (id: ScanEntry["id"]) =>
      log.find((entry) => entry.id === id && entry.state === "duplicate"),
    letGo: (serial_number: string) => setRow(serial_number),
    listRows: () => [...rows.values()],
    /** Finds the missed cards that the batch has; true when there were any. */
    findKnown(): boolean {
      const before = missed;
      for (const { serial_number } of missed) if (isKnown?.(serial_number)) find(serial_number);
      return missed !== before;
    },
    read(): Omit<ScanQueueSnapshot<Result>, "undelivered" | "sending" | "pause"> {
      rowList ??= [...rows.values()].sort((one, other) => one.sequence - other.sequence);
      const { saved, duplicate: duplicates, refused } = counts;
      return { log, news, rows: rowList, missed, saved, duplicates, refused };
    },
  };
}
