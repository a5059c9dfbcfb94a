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

/** The storage keys of two lists: the owners of undelivered scans, and the owners of cards that were not recorded. */
export const scanIndexes = { pending: "idd-scans", missed: "idd-missed-scans" } as const;

/** One of these keys. */
export type ScanIndex = (typeof scanIndexes)[keyof typeof scanIndexes];

/** The storage key of an owner's scans. */
export const keyOfScans = (index: ScanIndex, { user, center, batch }: ScanOwner): string =>
  `${index}:${JSON.stringify([user, center, batch])}`;

/** Reads a list. It is empty if something else is stored there, or if the storage cannot be read. */
export function readStored(storage: TextStorage, key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Writes a list. Deletes it if it is empty. */
export function writeStored(storage: TextStorage, key: string, list: readonly unknown[]): void {
  try {
    if (list.length > 0) storage.setItem(key, JSON.stringify(list));
    else storage.removeItem(key);
  } catch {
    // Full or forbidden: scanning goes on without the safety of a reload.
  }
}

/** The owners of scans that are kept. */
export const readScanOwners = (storage: TextStorage, index: ScanIndex): ScanOwner[] =>
  readStored(storage, index).filter(isScanOwner);

/** Deletes all scans of a user at logout, also those that no page has read yet. */
export function forgetScans(storage: TextStorage, user: string): void {
  for (const index of Object.values(scanIndexes)) {
    const owners = readScanOwners(storage, index);
    for (const owner of owners) if (owner.user === user) writeStored(storage, keyOfScans(index, owner), []);
    const others = owners.filter((owner) => owner.user !== user);
    if (others.length < owners.length) writeStored(storage, index, others);
  }
}

function isScanOwner(value: unknown): value is ScanOwner {
  const { user, center, batch } = (value ?? {}) as Partial<Record<keyof ScanOwner, unknown>>;
  return typeof user === "string" && Number.isInteger(center) && Number.isInteger(batch);
}
