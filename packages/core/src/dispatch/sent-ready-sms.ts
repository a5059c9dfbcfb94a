import type { TextStorage } from "./scans/scan-storage.ts";

/** The batches for which this computer has sent the ready SMS. */
export interface SentReadySms {
  /** Whether it was sent for a batch. */
  has(batchId: number): boolean;
  /** Remembers that it was sent for a batch. */
  add(batchId: number): void;
}

const storageKey = "idd-ready-sms-sent";
const longestList = 1000;

/**
 * Keeps the batches for which a ready SMS was sent, ids only, so that a reloaded page does not offer it
 * again. The server's own time of sending is the truth; this is what a server without one leaves to us.
 * @see Spec 9, "Sent-SMS batch list persisted in local storage"
 */
export function createSentReadySms(storage: TextStorage): SentReadySms {
  // Read anew each time: another tab may have sent one.
  function read(): number[] {
    try {
      const ids: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
      return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
    } catch {
      return [];
    }
  }
  return {
    has: (batchId) => read().includes(batchId),
    add(batchId) {
      const ids = read().filter((id) => id !== batchId);
      try {
        storage.setItem(storageKey, JSON.stringify([...ids, batchId].slice(-longestList)));
      } catch {
        // A full or forbidden storage must not undo what was sent.
      }
    },
  };
}
