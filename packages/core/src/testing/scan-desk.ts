import { createPendingScans, type PendingScans } from "../dispatch/scans/pending-scans.ts";
import { createScanQueue } from "../dispatch/scans/scan-queue.ts";
import type {
  ScanEntry,
  ScanQueue,
  ScanQueueOptions,
  ScanRequest,
} from "../dispatch/scans/scan-queue-state.ts";
import type { TextStorage } from "../dispatch/scans/scan-storage.ts";
import {
  RegistryError,
  type RegistryErrorCode,
  type RegistryErrorDetails,
} from "../errors/registry-error.ts";
import { createTimers, settlePromises, type Timers } from "./timers.ts";

interface Details {
  readonly id_number: string;
}

/** A desk at which a test scans, with a server that answers when the test says so. */
export interface ScanDesk {
  readonly queue: ScanQueue<string, Details>;
  /** What the server was sent, in the order of arrival. */
  readonly sent: readonly (ScanRequest<Details> & PromiseWithResolvers<string>)[];
  /** What came to its end. */
  readonly settled: readonly ScanEntry<string>[];
  readonly timers: Timers;
  /** Answers what was sent: with a text, or by failing. */
  answer(index: number, outcome?: string | RegistryError): Promise<void>;
  /** Each line of the log in two words. */
  states(): readonly string[];
}

/** Sets up a desk for tests of the scan queue. */
export function createScanDesk(options: Partial<ScanQueueOptions<string, Details>> = {}): ScanDesk {
  const sent: (ScanRequest<Details> & PromiseWithResolvers<string>)[] = [];
  const settled: ScanEntry<string>[] = [];
  const timers = createTimers();
  let keys = 0;
  const queue = createScanQueue<string, Details>({
    send(request) {
      const answer = Promise.withResolvers<string>();
      sent.push({ ...request, ...answer });
      return answer.promise;
    },
    onSettled: (entry) => settled.push(entry),
    clock: timers.now,
    setTimer: timers.setTimer,
    createKey: () => `key-${++keys}`,
    random: () => 0,
    ...options,
  });
  return {
    queue,
    sent,
    settled,
    timers,
    async answer(index, outcome = "saved") {
      if (typeof outcome === "string") sent[index]?.resolve(outcome);
      else sent[index]?.reject(outcome);
      await settlePromises();
    },
    states: () => queue.getSnapshot().log.map((entry) => `${entry.serial_number} ${entry.state}`),
  };
}

/** The serial number with this number. */
export function createSerial(number: number): string {
  return `SN${String(number).padStart(7, "0")}`;
}

/** A failure with this code. */
export function createFailure(
  code: RegistryErrorCode,
  details: Partial<RegistryErrorDetails> = {},
): RegistryError {
  return new RegistryError({ code, message: "It failed.", ...details });
}

/** Kept scans on the same clock as a desk. */
export function createKeptScans(storage: TextStorage): PendingScans {
  return createPendingScans(storage, createTimers().now);
}

/** Whose scans a desk keeps. */
export const deskOwner = { user: "clerk.male", center: 1, batch: 12 };
