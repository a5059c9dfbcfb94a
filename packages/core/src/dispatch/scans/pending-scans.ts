import { readSerialNumber } from "../../validation/serial-number.ts";

/** Where texts outlive the page: `localStorage`, or whatever a host gives in its place. */
export interface TextStorage {
  /** The text under a key, or null. */
  getItem(key: string): string | null;
  /** Keeps a text; throws where there is no more room. */
  setItem(key: string, text: string): void;
  /** Forgets a text. */
  removeItem(key: string): void;
}

/** Whose scans they are, and of which batch at which centre. */
export interface ScanOwner {
  /** The username. */
  readonly user: string;
  /** The id of the centre. */
  readonly center: number;
  /** The id of the batch. */
  readonly batch: number;
}

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
  /** Deletes a user's scans, which signing out does. */
  clearFor(user: string): void;
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
  indexKey = "idd-scans",
): PendingScans {
  const keyOf = ({ user, center, batch }: ScanOwner) =>
    `${indexKey}:${JSON.stringify([user, center, batch])}`;
  const isAlive = (scan: PendingScan) => Math.abs(clock() - scan.at) <= pendingScanLifetime;

  function readList(key: string): unknown[] {
    try {
      const list: unknown = JSON.parse(storage.getItem(key) ?? "[]");
      return Array.isArray(list) ? list : [];
    } catch {
      return [];
    }
  }

  function writeList(key: string, list: readonly unknown[]) {
    try {
      if (list.length > 0) storage.setItem(key, JSON.stringify(list));
      else storage.removeItem(key);
    } catch {
      // Full or forbidden: scanning goes on without the safety of a reload.
    }
  }

  const readScans = (owner: ScanOwner) => readList(keyOf(owner)).filter(isPendingScan).filter(isAlive);
  const readOwners = () => readList(indexKey).filter(isScanOwner);

  function writeScans(owner: ScanOwner, scans: readonly PendingScan[]) {
    writeList(keyOf(owner), scans);
    const owners = readOwners();
    const isListed = owners.some((other) => keyOf(other) === keyOf(owner));
    if (isListed === scans.length > 0) return;
    const others = owners.filter((other) => keyOf(other) !== keyOf(owner));
    writeList(indexKey, scans.length > 0 ? [...others, owner] : others);
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
        if (alive.length === 0 || alive.length < readList(keyOf(other)).length) writeScans(other, alive);
      }
      return readScans(owner).toSorted((one, other) => one.sequence - other.sequence);
    },
    pendingFor: (user) =>
      readOwners()
        .filter((owner) => owner.user === user)
        .reduce((count, owner) => count + readScans(owner).length, 0),
    clearFor(user) {
      for (const owner of readOwners()) if (owner.user === user) writeScans(owner, []);
    },
  };
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

function isScanOwner(value: unknown): value is ScanOwner {
  const { user, center, batch } = (value ?? {}) as Partial<Record<keyof ScanOwner, unknown>>;
  return typeof user === "string" && Number.isInteger(center) && Number.isInteger(batch);
}
