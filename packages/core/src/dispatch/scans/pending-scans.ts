import { readSerialNumber } from "../../validation/serial-number.ts";
import {
  keyOfScans,
  readScanOwners,
  readStored,
  type ScanIndex,
  type ScanOwner,
  scanIndexes,
  type TextStorage,
  writeStored,
} from "./scan-storage.ts";

/** All that is kept of a scan which the server has not answered yet. */
export interface PendingScan {
  /** What was scanned. */
  readonly serial_number: string;
  /** The idempotency key that it was sent with. */
  readonly key: string;
  /** Where it stands in the order of scanning, from 1. */
  readonly sequence: number;
  /** When it was scanned, in milliseconds since 1970. */
  readonly at: number;
  /** It was sent with more than its serial number, which is not kept: its key belongs to another body. */
  readonly hadDetails?: boolean;
}

/** The undelivered scans of this computer, kept through a reload, a restart and the end of a session. */
export interface PendingScans {
  /** Keeps a scan until it is removed. */
  add(owner: ScanOwner, scan: PendingScan): void;
  /** Forgets a scan that was answered. */
  remove(owner: ScanOwner, key: string): void;
  /** The owner's scans in their order, without those that are older than 12 hours. */
  load(owner: ScanOwner): readonly PendingScan[];
  /** How many scans of a user wait, whatever the batch: asked before signing out. */
  pendingFor(user: string): number;
}

/** How long an undelivered scan is kept, in milliseconds. */
export const pendingScanLifetime = 12 * 3_600_000;

/**
 * Keeps undelivered scans in a storage, in keys that begin with a name. Every change reads what is there first, so that two tabs on one
 * batch do not overwrite each other's scans. A storage that refuses keeps nothing and breaks nothing.
 */
export function createPendingScans(
  storage: TextStorage,
  clock: () => number = Date.now,
  index: ScanIndex = scanIndexes.pending,
): PendingScans {
  const keyOf = (owner: ScanOwner) => keyOfScans(index, owner);
  const isAlive = (scan: PendingScan) => Math.abs(clock() - scan.at) <= pendingScanLifetime;
  const readList = (owner: ScanOwner) => readStored(storage, keyOf(owner));
  const readScans = (owner: ScanOwner) => readList(owner).filter(isPendingScan).filter(isAlive);
  const readOwners = () => readScanOwners(storage, index);

  function writeScans(owner: ScanOwner, scans: readonly PendingScan[]) {
    writeStored(storage, keyOf(owner), scans);
    const owners = readOwners();
    const isListed = owners.some((other) => keyOf(other) === keyOf(owner));
    if (isListed === scans.length > 0) return;
    const others = owners.filter((other) => keyOf(other) !== keyOf(owner));
    writeStored(storage, index, scans.length > 0 ? [...others, owner] : others);
  }

  return {
    // Field by field: nothing else that a caller has at hand may come into the storage.
    add({ user, center, batch }, { serial_number, key, sequence, at, hadDetails }) {
      const owner = { user, center, batch };
      const scan = { serial_number, key, sequence, at, ...(hadDetails && { hadDetails }) };
      writeScans(owner, [...readScans(owner).filter((other) => other.key !== key), scan]);
    },
    remove(owner, key) {
      const others = readScans(owner).filter((scan) => scan.key !== key);
      writeScans(owner, others);
    },
    load(owner) {
      // Whoever comes next sweeps out what others left to grow old. Nothing else is written: another tab may be adding a
      // scan at this moment, which this one does not see yet and would overwrite.
      for (const other of readOwners()) {
        const alive = readScans(other);
        if (alive.length === 0 || alive.length < readList(other).length) writeScans(other, alive);
      }
      return readScans(owner).toSorted((one, other) => one.sequence - other.sequence);
    },
    pendingFor: (user) =>
      readOwners()
        .filter((owner) => owner.user === user)
        .reduce((count, owner) => count + readScans(owner).length, 0),
  };
}

/** Counts the kept scans of a user in all batches: undelivered scans, and cards that were not recorded. */
export function countKeptScans(
  storage: TextStorage | null,
  user: string,
  clock: () => number = Date.now,
): { readonly pending: number; readonly missed: number } {
  const count = (index: ScanIndex) =>
    storage ? createPendingScans(storage, clock, index).pendingFor(user) : 0;
  return { pending: count(scanIndexes.pending), missed: count(scanIndexes.missed) };
}

function isPendingScan(value: unknown): value is PendingScan {
  const { serial_number, key, sequence, at } = (value ?? {}) as Partial<Record<keyof PendingScan, unknown>>;
  return (
    typeof serial_number === "string" &&
    readSerialNumber(serial_number) === serial_number &&
    typeof key === "string" &&
    Number.isInteger(sequence) &&
    typeof at === "number"
  );
}
