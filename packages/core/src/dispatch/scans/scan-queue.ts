import { setPageTimer } from "../../client/page-timer.ts";
import { createIdempotencyKey } from "../../client/write-key.ts";
import type { RegistryError } from "../../errors/registry-error.ts";
import type { PendingScan, PendingScans, ScanOwner } from "./pending-scans.ts";
import { createRestingScans } from "./resting-scans.ts";
import { choosePause, readScanFailure, triesAgain } from "./scan-failure.ts";
import {
  longestScanLog,
  type PauseReason,
  type ScanEntry,
  type ScanPause,
  type ScanQueueSnapshot,
  type ScanRequest,
  type ScanState,
} from "./scan-queue-state.ts";

/** What a queue of scans works with. */
export interface ScanQueueOptions<Result, Details = undefined> {
  /** Sends one scan. What it rejects with decides whether the scan is refused or the queue waits. */
  readonly send: (request: ScanRequest<Details>) => Promise<Result>;
  /** Hears of each scan once, when it is saved, refused, a duplicate or discarded. */
  readonly onSettled?: (entry: ScanEntry<Result>) => void;
  /** Whether a card is in the batch already, so that scanning it again is a duplicate. */
  readonly isKnown?: (serial_number: string) => boolean;
  /** Whether a refusal means that the card is in this batch already. */
  readonly isDuplicate?: (error: RegistryError) => boolean;
  /** Where the order of scanning goes on: one more than the batch's last. Default 1. */
  readonly firstSequence?: number;
  /** Keeps what is undelivered through a reload; left out, nothing is kept. */
  readonly pending?: { readonly scans: PendingScans; readonly owner: ScanOwner };
  /** How many scans are under way at once. Default 4. */
  readonly maxInFlight?: number;
  /** The time in milliseconds since 1970. Default: the computer's. */
  readonly clock?: () => number;
  /** Calls back after some milliseconds; returns how to stop that. */
  readonly setTimer?: (callback: () => void, milliseconds: number) => () => void;
  /** Makes the idempotency key of a scan. */
  readonly createKey?: () => string;
  /** From 0 to 1, by which waits differ: desks that lost one server together do not all come back together. */
  readonly random?: () => number;
}

/** Scans on their way to the server, first in, first out. Nothing that is in it is ever lost. */
export interface ScanQueue<Result, Details = undefined> {
  /** Takes a scan and sends it as soon as it can. */
  scan(serial_number: string, details?: Details): void;
  /** Sends what was told as a duplicate, in its own line: a colleague had undone what made it one. */
  retake(id: ScanEntry["id"], details?: Details): void;
  /** Sends again after a pause: staff asked for it, the network is back, or somebody has signed in. */
  resume(): void;
  /** Takes up what a closed page left undelivered; returns how many scans. */
  restore(): number;
  /** Gives up what waits, after staff have been asked. What is under way comes to its end. */
  discardWaiting(): void;
  /** Lets a card be scanned again, after it was taken out of the batch. */
  forget(serial_number: string): void;
  /** Sends nothing more by itself until `start`: the page is gone, what is undelivered is kept. */
  stop(): void;
  /** Goes on after `stop`. */
  start(): void;
  /** The queue as it is now; the same object until something changes. */
  getSnapshot(): ScanQueueSnapshot<Result>;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

interface QueuedScan<Details> extends ScanRequest<Details> {
  readonly id: number;
  readonly at: number;
  failures: number;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
  /** How often the server failed on this scan although it had answered others since the try before. */
  strikes: number;
  /** How many scans the server had answered when it failed on this one. */
  answeredBefore: number;
}

/** How long everything rests after failures in a row, twice as long each time. */
const firstDelay = 1000;
/** While scans wait, whoever scans wants to know soon that it goes on. */
const longestDelay = 4000;
/**
 * From so many failures on, with no answer between them, it is not the one scan that fails. Where a fifth of all
 * requests fails, two in a row come about every few seconds, and each would hold everybody up.
 */
const failuresInARow = 3;
/** What takes so long to fail, in milliseconds, has asked long enough. */
const slowFailure = 5000;
/** A scan that the server keeps failing on while it takes others is refused after this many times. */
const mostStrikes = 8;

/**
 * Creates the queue of scans of one batch. Up to four scans are under way, each with its own key and its
 * place in the order of scanning, so that answers may overtake each other and a repeated try happens once.
 * A scan that fails alone is tried again after a moment, and the others go on meanwhile. A failing network or an
 * ended session pauses the queue; a failing network is tried again by itself, with one scan and after growing
 * waits. A scan costs the same however many came before it.
 */
export function createScanQueue<Result, Details = undefined>(
  options: ScanQueueOptions<Result, Details>,
): ScanQueue<Result, Details> {
  const { send, onSettled, isKnown, isDuplicate, pending, maxInFlight = 4 } = options;
  const { clock = Date.now, setTimer = setPageTimer, createKey = createIdempotencyKey } = options;
  const { random = Math.random } = options;
  /** In the order of scanning. */
  let waiting: QueuedScan<Details>[] = [];
  const sending = new Set<QueuedScan<Details>>();
  /** Those of the waiting that failed alone. */
  const resting = createRestingScans<QueuedScan<Details>>({
    setTimer,
    spread,
    longest: longestDelay,
    onWake() {
      sendAll();
      announce();
    },
  });
  /** What must not be scanned again: under way, or saved. */
  const taken = new Set<string>();
  const listeners = new Set<() => void>();
  const counts = { saved: 0, duplicates: 0, refused: 0 };
  let answered = 0;
  let log: readonly ScanEntry<Result>[] = [];
  let snapshot: ScanQueueSnapshot<Result> | undefined;
  let pause: ScanPause | null = null;
  let isStopped = false;
  let delay = firstDelay;
  /** Failures since the server last answered. */
  let silence = 0;
  let stopTimer: (() => void) | undefined;
  let nextId = 1;
  let newestId = 0;
  let nextSequence = options.firstSequence ?? 1;

  function announce() {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  function note(entry: ScanEntry<Result>): ScanEntry<Result> {
    const place = log.findIndex(({ id }) => id === entry.id);
    // What has fallen out of the log comes back only when staff have to see it.
    const isShown = entry.id > newestId || entry.state === "refused";
    newestId = Math.max(newestId, entry.id);
    if (place >= 0) log = log.with(place, entry);
    else if (isShown) log = [entry, ...log].slice(0, longestScanLog);
    return entry;
  }

  function noteScan(
    { id, serial_number, sequence, at, failures }: QueuedScan<Details>,
    state: ScanState,
    outcome: Pick<ScanEntry<Result>, "error" | "result"> = {},
  ): ScanEntry<Result> {
    return note({ id, serial_number, sequence, at, failures, state, ...outcome });
  }

  /** The scan has come to its end: nothing of it is kept but its line in the log. */
  function settle(
    scan: QueuedScan<Details>,
    state: ScanState,
    outcome: Pick<ScanEntry<Result>, "error" | "result"> = {},
  ) {
    if (state === "saved") counts.saved += 1;
    if (state === "refused") counts.refused += 1;
    if (state === "duplicate") counts.duplicates += 1;
    if (state === "refused" || state === "discarded") taken.delete(scan.serial_number);
    pending?.scans.remove(pending.owner, scan.key);
    onSettled?.(noteScan(scan, state, outcome));
  }

  function queue(scan: QueuedScan<Details>) {
    const before = waiting.findLastIndex((other) => other.sequence <= scan.sequence);
    waiting.splice(before + 1, 0, scan);
  }

  /** The first that waits and does not rest. */
  function findNext(): number {
    return waiting.findIndex((scan) => !resting.has(scan));
  }

  function sendAt(place: number) {
    const [scan] = waiting.splice(place, 1);
    if (!scan) return;
    resting.wake(scan);
    sendScan(scan);
  }

  /** Sends the scan with the fewest failures: one on which the server fails holds up no other. */
  function probe() {
    const fewest = Math.min(...waiting.map((scan) => scan.failures));
    sendAt(waiting.findIndex((other) => other.failures === fewest));
  }

  /** Up to a quarter shorter. */
  function spread(milliseconds: number): number {
    return Math.round(milliseconds * (1 - random() / 4));
  }

  function sendScan(scan: QueuedScan<Details>) {
    const { serial_number, key, sequence, details } = scan;
    scan.sentAt = clock();
    sending.add(scan);
    noteScan(scan, "sending");
    // Within a promise, so that a `send` which throws is a failure like any other.
    Promise.resolve({ serial_number, key, sequence, details })
      .then(send)
      .then(
        (result) => {
          sending.delete(scan);
          recover();
          settle(scan, "saved", { result });
        },
        (failure: unknown) => {
          sending.delete(scan);
          fail(scan, readScanFailure(failure));
        },
      )
      .finally(() => {
        sendAll();
        announce();
      });
  }

  function sendAll() {
    while (!isStopped && !pause && sending.size < maxInFlight) {
      const place = findNext();
      if (place < 0) return;
      sendAt(place);
    }
  }

  function fail(scan: QueuedScan<Details>, error: RegistryError) {
    scan.failures += 1;
    if (error.code === "server" && answered > scan.answeredBefore) scan.strikes += 1;
    scan.answeredBefore = answered;
    const reason = isDuplicate?.(error) ? undefined : choosePause(error);
    if (reason && (reason !== "server" || scan.strikes < mostStrikes)) {
      queue(scan);
      noteScan(scan, "waiting", { error });
      if (triesAgain(reason)) silence += 1;
      if (isAlone(scan, reason, error)) resting.rest(scan);
      else halt(reason, error);
      return;
    }
    recover();
    settle(scan, isDuplicate?.(error) ? "duplicate" : "refused", { error });
  }

  /** Whether it may be the one request that failed, and not the network or the server. */
  function isAlone({ sentAt }: QueuedScan<Details>, reason: PauseReason, error: RegistryError): boolean {
    if (!triesAgain(reason) || pause || isStopped || silence >= failuresInARow) return false;
    const isAskedToWait = error.code === "rate_limited" || error.retryAfterSeconds !== undefined;
    return !isAskedToWait && clock() - sentAt < slowFailure;
  }

  /** A server that says when to come back knows best; without that the waits grow. */
  function chooseWait({ retryAfterSeconds }: RegistryError): number {
    if (retryAfterSeconds !== undefined) return Math.max(firstDelay, retryAfterSeconds * 1000);
    const wait = spread(delay);
    delay = Math.min(delay * 2, longestDelay);
    return wait;
  }

  function halt(reason: PauseReason, error: RegistryError) {
    // What only a person can mend is not hidden behind a network that fails as well.
    if (pause && triesAgain(reason) && !triesAgain(pause.reason)) return;
    if (!triesAgain(reason) || isStopped) {
      lift();
      pause = { reason, error, retryAt: null };
      return;
    }
    // The scans that were under way together fail together: that is one failure, not four.
    if (stopTimer) return;
    const wait = chooseWait(error);
    pause = { reason, error, retryAt: clock() + wait };
    stopTimer = setTimer(() => {
      stopTimer = undefined;
      // One scan finds out whether the server answers again; the others wait for what it learns.
      if (sending.size < maxInFlight && waiting.length > 0) probe();
      announce();
    }, wait);
  }

  /** The server has answered, so the network is there. */
  function recover() {
    answered += 1;
    silence = 0;
    delay = firstDelay;
    if (pause && triesAgain(pause.reason)) lift();
  }

  function lift() {
    stopTimer?.();
    stopTimer = undefined;
    pause = null;
  }

  /** Takes up what a closed page left behind, unless the card has been scanned here since. */
  function takeUp({ serial_number, key, sequence, at, hadDetails }: PendingScan): boolean {
    if ([...waiting, ...sending].some((scan) => scan.key === key)) return false;
    // Without its details it is another body, and the server refuses one key with two bodies.
    const newKey = hadDetails ? createKey() : key;
    const isScannedAgain = taken.has(serial_number);
    if (pending && (hadDetails || isScannedAgain)) pending.scans.remove(pending.owner, key);
    if (isScannedAgain) return false;
    if (pending && hadDetails) pending.scans.add(pending.owner, { serial_number, key: newKey, sequence, at });
    nextSequence = Math.max(nextSequence, sequence + 1);
    enqueue({ serial_number, key: newKey, sequence, at, details: undefined });
    return true;
  }

  function accept(serial_number: string, at: number, details: Details | undefined, id?: number) {
    const scan = { serial_number, key: createKey(), sequence: nextSequence++, at };
    const hadDetails = details !== undefined && { hadDetails: true };
    pending?.scans.add(pending.owner, { ...scan, ...hadDetails });
    enqueue({ ...scan, details }, id);
    sendAll();
  }

  function enqueue(scan: ScanRequest<Details> & Pick<PendingScan, "at">, id = nextId++) {
    const queued = { ...scan, id, failures: 0, sentAt: 0, strikes: 0, answeredBefore: answered };
    taken.add(scan.serial_number);
    queue(queued);
    noteScan(queued, "waiting");
  }

  return {
    scan(serial_number, details) {
      const at = clock();
      if (taken.has(serial_number) || isKnown?.(serial_number)) {
        counts.duplicates += 1;
        const outcome = { sequence: 0, state: "duplicate", failures: 0 } as const;
        onSettled?.(note({ id: nextId++, serial_number, at, ...outcome }));
      } else {
        accept(serial_number, at, details);
      }
      announce();
    },
    retake(id, details) {
      const told = log.find((entry) => entry.id === id && entry.state === "duplicate");
      if (!told || taken.has(told.serial_number)) return;
      counts.duplicates -= 1;
      accept(told.serial_number, told.at, details, id);
      announce();
    },
    resume() {
      lift();
      resting.wakeAll();
      delay = firstDelay;
      sendAll();
      announce();
    },
    restore() {
      const kept = pending?.scans.load(pending.owner) ?? [];
      const restored = kept.filter(takeUp).length;
      sendAll();
      announce();
      return restored;
    },
    discardWaiting() {
      const given = waiting;
      waiting = [];
      for (const scan of given) {
        resting.wake(scan);
        settle(scan, "discarded");
      }
      if (pause && sending.size === 0) lift();
      announce();
    },
    forget: (serial_number) => void taken.delete(serial_number),
    stop() {
      isStopped = true;
      resting.wakeAll();
      stopTimer?.();
      stopTimer = undefined;
    },
    start() {
      isStopped = false;
      // A timer that was stopped is not waited for again: a page that is opened tries at once.
      if (pause && triesAgain(pause.reason)) lift();
      sendAll();
      announce();
    },
    getSnapshot() {
      const undelivered = waiting.length + sending.size;
      snapshot ??= { log, undelivered, sending: sending.size, ...counts, pause };
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
