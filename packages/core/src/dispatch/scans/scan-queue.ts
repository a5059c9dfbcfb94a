import { setPageTimer } from "../../client/page-timer.ts";
import { createIdempotencyKey } from "../../client/write-key.ts";
import type { RegistryError } from "../../errors/registry-error.ts";
import { formatCode } from "../../scan/format-code.ts";
import type { MissedScan } from "./missed-scans.ts";
import type { PendingScan } from "./pending-scans.ts";
import { choosePause, readScanFailure, triesAgain } from "./scan-failure.ts";
import {
  longestScanLog,
  type PauseReason,
  type ScanEntry,
  type ScanPause,
  type ScanQueue,
  type ScanQueueOptions,
  type ScanQueueSnapshot,
  type ScanRequest,
  type ScanState,
} from "./scan-queue-state.ts";

interface QueuedScan<Details> extends ScanRequest<Details>, Pick<ScanEntry, "id" | "at" | "card"> {
  failures: number;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
  /** How often the server failed on this scan although it had answered others since the try before. */
  strikes: number;
  /** How many scans the server had answered when it failed on this one. */
  answeredBefore: number;
  /** How often it has rested. */
  rests: number;
  /** Ends its rest; nothing while it does not rest. */
  stopRest?: (() => void) | undefined;
}

/** What the server made of a scan. */
type Outcome<Result> = Pick<ScanEntry<Result>, "error" | "result">;

/** What is known of a scan's line before it is in the log. */
type ScanLine = Pick<ScanEntry, "serial_number" | "at"> & Partial<Pick<ScanEntry, "id" | "card">>;

/** How long a scan that failed alone rests, twice as long each time, while the others go on. All in milliseconds. */
const shortestRest = 200;
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
  const { send, onSettled, findCard, isKnown, isDuplicate, pending, maxInFlight = 4 } = options;
  const { clock = Date.now, setTimer = setPageTimer, createKey = createIdempotencyKey } = options;
  const { random = Math.random } = options;
  /** In the order of scanning. */
  let waiting: QueuedScan<Details>[] = [];
  const sending = new Set<QueuedScan<Details>>();
  /** What must not be scanned again: under way, or saved. */
  const taken = new Set<string>();
  const listeners = new Set<() => void>();
  const counts = { saved: 0, duplicate: 0, refused: 0 };
  let answered = 0;
  let log: readonly ScanEntry<Result>[] = [];
  let news: ScanEntry["id"] | undefined;
  /** By serial number, the scans that the batch does not show yet; `rowList` has them in their order until one changes. */
  const rows = new Map<string, ScanEntry<Result>>();
  let rowList: readonly ScanEntry<Result>[] | undefined;
  let missed: readonly MissedScan[] = [];
  let repeatListener: Parameters<ScanQueue<Result, Details>["onRepeat"]>[0] | undefined;
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

  /** Whether it must not be scanned again: under way, saved, or in the batch already. */
  function isTaken(serial_number: string): boolean {
    return taken.has(serial_number) || isKnown?.(serial_number) === true;
  }

  /** Reads which cards staff have to scan again, without those that are recorded by now or wait to be. */
  function readMissed() {
    if (!pending?.missed) return;
    const { missed: kept, owner } = pending;
    for (const { serial_number } of kept.load(owner))
      if (isTaken(serial_number)) kept.remove(owner, serial_number);
    missed = kept.load(owner);
  }

  /** Staff know of the card what they have to. */
  function find(serial_number: string) {
    if (!pending || missed.every((card) => card.serial_number !== serial_number)) return;
    pending.missed?.remove(pending.owner, serial_number);
    missed = missed.filter((card) => card.serial_number !== serial_number);
  }

  function note(entry: ScanEntry<Result>): ScanEntry<Result> {
    snapshot = undefined;
    find(entry.serial_number);
    const place = log.findIndex(({ id }) => id === entry.id);
    // What has fallen out of the log comes back only when staff have to see it.
    const isShown = entry.id > newestId || entry.state === "refused";
    newestId = Math.max(newestId, entry.id);
    if (place >= 0) log = log.with(place, entry);
    else if (isShown) log = [entry, ...log].slice(0, longestScanLog);
    return entry;
  }

  function setRow(serial_number: string, row: ScanEntry<Result> | undefined) {
    if (row) rows.set(serial_number, row);
    else rows.delete(serial_number);
    rowList = undefined;
  }

  function noteScan(
    { id, serial_number, sequence, at, card, failures }: QueuedScan<Details>,
    state: ScanState,
    outcome: Outcome<Result> = {},
  ): ScanEntry<Result> {
    return note({ id, serial_number, sequence, at, card, failures, state, ...outcome });
  }

  /** The line of a scan that is not sent. */
  function noteUnsent(
    serial_number: string,
    unsent: Pick<ScanEntry, "state" | "message"> & Partial<Pick<ScanEntry, "id" | "at">>,
  ): ScanEntry<Result> {
    const card = findCard?.(serial_number);
    const entry = { id: nextId++, serial_number, sequence: 0, at: clock(), card, failures: 0 };
    return conclude(note({ ...entry, ...unsent }));
  }

  /** Counts a scan that has news, and tells of its end. */
  function conclude(entry: ScanEntry<Result>): ScanEntry<Result> {
    const { id, state } = entry;
    if (state === "saved" || state === "duplicate" || state === "refused") counts[state] += 1;
    if (state !== "discarded") news = id;
    if (state !== "asked") onSettled?.(entry);
    return entry;
  }

  /** The scan has come to its end: nothing of it is kept but its line in the log. */
  function settle(scan: QueuedScan<Details>, state: ScanState, outcome: Outcome<Result> = {}) {
    pending?.scans.remove(pending.owner, scan.key);
    const entry = noteScan(scan, state, outcome);
    if (rows.get(scan.serial_number)?.id === scan.id)
      setRow(scan.serial_number, state === "saved" ? entry : undefined);
    // Of a duplicate it is the batch's to say whether it may be scanned again, which a colleague may change.
    if (state !== "saved") taken.delete(scan.serial_number);
    conclude(entry);
  }

  function queue(scan: QueuedScan<Details>) {
    const before = waiting.findLastIndex((other) => other.sequence <= scan.sequence);
    waiting.splice(before + 1, 0, scan);
  }

  /** Passes a scan over for a moment, although the server answers others. */
  function rest(scan: QueuedScan<Details>) {
    const end = () => {
      scan.stopRest = undefined;
      sendAll();
      announce();
    };
    scan.stopRest = setTimer(end, spread(Math.min(shortestRest * 2 ** scan.rests, longestDelay)));
    scan.rests += 1;
  }

  /** Ends the rests of scans before their time. */
  function wake(...scans: readonly QueuedScan<Details>[]) {
    for (const scan of scans) {
      scan.stopRest?.();
      scan.stopRest = undefined;
    }
  }

  function sendAt(place: number) {
    const [scan] = waiting.splice(place, 1);
    if (!scan) return;
    wake(scan);
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
      const place = waiting.findIndex((scan) => !scan.stopRest);
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
      if (isAlone(scan, reason, error)) rest(scan);
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

  function accept({ serial_number, at, ...line }: ScanLine, details: Details | undefined): ScanEntry<Result> {
    const scan = { serial_number, key: createKey(), sequence: nextSequence++, at };
    const hadDetails = details !== undefined && { hadDetails: true };
    pending?.scans.add(pending.owner, { ...scan, ...hadDetails });
    const entry = enqueue({ ...scan, ...line, details });
    news = entry.id;
    sendAll();
    return entry;
  }

  function enqueue({ id = nextId++, card, ...scan }: ScanRequest<Details> & ScanLine): ScanEntry<Result> {
    const { serial_number } = scan;
    const tries = { failures: 0, sentAt: 0, strikes: 0, rests: 0, answeredBefore: answered };
    const queued = { ...scan, ...tries, id, card: card ?? findCard?.(serial_number) };
    taken.add(serial_number);
    queue(queued);
    const entry = noteScan(queued, "waiting");
    setRow(serial_number, entry);
    return entry;
  }

  /** The batch says from here on whether the card may be scanned again. */
  function letGo(serial_number: string) {
    taken.delete(serial_number);
    setRow(serial_number, undefined);
    snapshot = undefined;
  }

  return {
    scan(serial_number, details) {
      const isRepeated = isTaken(serial_number);
      const entry = isRepeated
        ? noteUnsent(serial_number, { state: "duplicate" })
        : accept({ serial_number, at: clock() }, details);
      announce();
      if (isRepeated) repeatListener?.(entry, details);
      return entry;
    },
    refuse(code, message) {
      noteUnsent(formatCode(code), { state: "refused", message });
      announce();
    },
    ask(code, message) {
      const { id, at, serial_number } = noteUnsent(formatCode(code), { state: "asked", message });
      announce();
      return (outcome) => {
        noteUnsent(serial_number, { id, at, state: "refused", message: outcome });
        announce();
      };
    },
    miss(serial_number) {
      pending?.missed?.add(serial_number);
      readMissed();
      announce();
    },
    hold: () => pending?.missed?.hold(pending.owner) ?? (() => undefined),
    onRepeat(listener) {
      repeatListener = listener;
      return () => {
        repeatListener = undefined;
      };
    },
    retake(id, details, card) {
      const told = log.find((entry) => entry.id === id && entry.state === "duplicate");
      if (!told || taken.has(told.serial_number)) return;
      counts.duplicate -= 1;
      const { serial_number, at } = told;
      accept({ serial_number, at, id, card: card ?? told.card }, details);
      announce();
    },
    resume() {
      lift();
      wake(...waiting);
      delay = firstDelay;
      sendAll();
      announce();
    },
    restore() {
      const kept = pending?.scans.load(pending.owner) ?? [];
      const restored = kept.filter(takeUp).length;
      readMissed();
      sendAll();
      announce();
      return restored;
    },
    discardWaiting() {
      const given = waiting;
      waiting = [];
      wake(...given);
      for (const scan of given) settle(scan, "discarded");
      if (pause && sending.size === 0) lift();
      announce();
    },
    forget(serial_number) {
      letGo(serial_number);
      announce();
    },
    release(serial_number) {
      const isUnderWay = [...waiting, ...sending].some((scan) => scan.serial_number === serial_number);
      if (!isUnderWay) taken.delete(serial_number);
    },
    confirm(isShown) {
      const before = missed;
      for (const { serial_number } of missed) if (isKnown?.(serial_number)) find(serial_number);
      for (const row of rows.values()) if (isShown(row)) letGo(row.serial_number);
      if (missed !== before) announce();
    },
    stop() {
      isStopped = true;
      wake(...waiting);
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
      rowList ??= [...rows.values()].sort((one, other) => one.sequence - other.sequence);
      snapshot ??= {
        log,
        news,
        rows: rowList,
        missed,
        undelivered: waiting.length + sending.size,
        sending: sending.size,
        saved: counts.saved,
        duplicates: counts.duplicate,
        refused: counts.refused,
        pause,
      };
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
