import { createWriteKey, type WriteKey } from "../client/write-key.ts";
import type { RegistryError } from "../errors/registry-error.ts";
import { choosePause, readScanFailure } from "./scans/scan-failure.ts";

/** One item that the registry refused, and why. */
export interface BulkRefusal<Item> {
  /** The item, as it was given. */
  readonly item: Item;
  /** Why it was refused. */
  readonly error: RegistryError;
}

/** How far a bulk is; in the order of its items. */
export interface BulkProgress<Item> {
  /** How many items it has at all. */
  readonly count: number;
  /** How many the registry has done. */
  readonly done: number;
  /** Those that it refused; they are not sent again. */
  readonly refused: readonly BulkRefusal<Item>[];
  /** Those without an answer: not sent yet, or sent in vain. */
  readonly left: readonly Item[];
  /** The failure that has ended the last run, because it holds for whatever would be sent next. */
  readonly failure: RegistryError | undefined;
}

/** The same change of many items, one call each. */
export interface Bulk<Item> {
  /**
   * Sends what is left; a second run meanwhile sends nothing. Gives how far it is when all are answered, when it was
   * cancelled, or when something failed that holds for the others too, such as a lost connection. It never rejects.
   */
  readonly run: () => Promise<BulkProgress<Item>>;
  /** Sends nothing more; what is under way is still waited for. */
  readonly cancel: () => void;
  /** How far it is now. */
  readonly read: () => BulkProgress<Item>;
}

/** What a bulk sends and who hears of it. */
export interface BulkOptions<Item> {
  /** What is to be changed, in the order in which it is sent. */
  readonly items: readonly Item[];
  /** Sends one item. The key stays the item's own until the registry has done it, so that a repeat happens once. */
  readonly send: (item: Item, key: WriteKey) => Promise<unknown>;
  /** Hears after each answer. */
  readonly onProgress?: (progress: BulkProgress<Item>) => void;
  /** How many calls are under way at once. Default 4. */
  readonly atOnce?: number;
}

/** Prepares the same change of many items, first in, first out. A repeat sends only what is left. */
export function createBulk<Item>({ items, send, onProgress, atOnce = 4 }: BulkOptions<Item>): Bulk<Item> {
  const entries: Entry<Item>[] = items.map((item) => ({ item, key: createWriteKey(), isDone: false }));
  let failure: RegistryError | undefined;
  let isCancelled = false;
  let underWay: Promise<BulkProgress<Item>> | undefined;

  function read(): BulkProgress<Item> {
    return {
      count: entries.length,
      done: entries.filter(({ isDone }) => isDone).length,
      refused: entries.flatMap(({ item, error }) => (error ? [{ item, error }] : [])),
      left: entries.filter(isLeft).map(({ item }) => item),
      failure,
    };
  }

  async function sendOne(entry: Entry<Item>): Promise<void> {
    try {
      await send(entry.item, entry.key);
      entry.isDone = true;
    } catch (thrown) {
      const error = readScanFailure(thrown);
      if (choosePause(error)) failure ??= error;
      else entry.error = error;
    }
    onProgress?.(read());
  }

  async function sendAll(): Promise<BulkProgress<Item>> {
    failure = undefined;
    isCancelled = false;
    const waiting = entries.filter(isLeft);
    const sendNext = async (): Promise<void> => {
      for (let entry = next(); entry; entry = next()) await sendOne(entry);
    };
    const next = () => (failure || isCancelled ? undefined : waiting.shift());
    await Promise.all(Array.from({ length: atOnce }, sendNext));
    return read();
  }

  return {
    read,
    async run() {
      underWay ??= sendAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    cancel() {
      isCancelled = true;
    },
  };
}

interface Entry<Item> {
  readonly item: Item;
  readonly key: WriteKey;
  isDone: boolean;
  /** Why it was refused. */
  error?: RegistryError;
}

const isLeft = <Item>({ isDone, error }: Entry<Item>) => !isDone && !error;
