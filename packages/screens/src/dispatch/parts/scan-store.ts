import type { BatchCard } from "@id-desk/core";
import { isShownBy, type ScanRow } from "./card-rows.ts";

/** The scans of a page that are on their way, for the rows of its table. */
export interface ScanStore {
  readonly read: () => readonly ScanRow[];
  /** Tells of every change; gives the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (scans: readonly Omit<ScanRow, "kind" | "saved">[]) => void;
  /** The server has answered with the card: its row is the card's from now on. */
  readonly save: (serialNumber: string, card: BatchCard) => void;
  /** The scan has come to nothing. */
  readonly drop: (serialNumber: string) => void;
  /** Lets go of the scans whose outcome the batch itself shows, and gives their serial numbers. */
  readonly confirm: (cards: readonly BatchCard[]) => readonly string[];
}

/**
 * Keeps the rows of scans between the scan and the moment at which the batch shows their outcome, so that
 * a row never leaves the table in between.
 */
export function createScanStore(): ScanStore {
  let rows: readonly ScanRow[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly ScanRow[]) => {
    if (next === rows) return;
    rows = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    read: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(scans) {
      const added = scans.map((scan): ScanRow => ({ ...scan, kind: "scan", saved: undefined }));
      change([...rows, ...added].toSorted((one, other) => one.sequence - other.sequence));
    },
    save(serialNumber, card) {
      change(rows.map((row) => (row.serial_number === serialNumber ? { ...row, saved: card } : row)));
    },
    drop(serialNumber) {
      change(rows.filter((row) => row.serial_number !== serialNumber));
    },
    confirm(cards) {
      const confirmed = rows.filter((row) => row.saved && cards.some((card) => isShownBy(card, row)));
      // Nothing on the page changes by it, so nobody is told.
      if (confirmed.length > 0) rows = rows.filter((row) => !confirmed.includes(row));
      return confirmed.map((row) => row.serial_number);
    },
  };
}
