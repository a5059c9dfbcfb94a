import { setPageTimer } from "../../client/page-timer.ts";
import { createIdempotencyKey } from "../../client/write-key.ts";
import type { RegistryError } from "../../errors/registry-error.ts";
import { formatCode } from "../../scan/format-code.ts";
import type { PendingScan } from "./pending-scans.ts";
import { choosePause, readScanFailure, triesAgain } from "./scan-failure.ts";
import { createScanLines, type MadeScan, type ScanLine } from "./scan-lines.ts";
import type {
  PauseReason,
  ScanEntry,
  ScanPause,
  ScanQueue,
  ScanQueueOptions,
  ScanQueueSnapshot,
  ScanRequest,
  ScanState,
} from "./scan-queue-state.ts";

interface QueuedScan<Details> extends ScanRequest<Details>, ScanLine {
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
  const { send, isKnown, isDuplicate, pending, maxInFlight = 4 } = options;
  const { clock = Date.now, setTimer = setPageTimer, createKey = createIdempotencyKey } = options;
  const { random = Math.random } = options;
  /** In the order of scanning. */
  let waiting: QueuedScan<Details>[] = [];
  const sending = new Set<QueuedScan<Details>>();
  /** What must not be scanned again: under way, or saved. */
  const taken = new Set<string>();
  const listeners = new Set<() => void>();
  let answered = 0;
  let repeatListener: Parameters<ScanQueue<Result, Details>["onRepeat"]>[0] | undefined;
  let snapshot: ScanQueueSnapshot<Result> | undefined;
  let pause: ScanPause | null = null;
  let isStopped = false;
  let delay = firstDelay;
  /** Failures since the server last answered. */
  let silence = 0;
  let stopTimer: (() => void) | undefined;
  let nextSequence = options.firstSequence ?? 1;
  const forgetSnapshot = () => {
    snapshot = undefined;
  };
  const lines = createScanLines(options, { isTaken, onChange: forgetSnapshot });

  function announce() {
    forgetSnapshot();
    for (const listener of [...listeners]) listener();
  }

  /** Whether it must not be scanned again: under way, saved, or in the batch already. */
  function isTaken(serial_number: string): boolean {
    return taken.has(serial_number) || isKnown?.(serial_number) === true;
  }

  function describe(
    { id, serial_number, sequence, at, card, failures }: QueuedScan<Details>,
    state: ScanState,
    outcome: Outcome<Result> = {},
  ): ScanEntry<Result> {
    return { id, serial_number, sequence, at, card, failures, state, ...outcome };
  }

  /** The scan has come to its end: nothing of it is kept but its line in the log. */
  function settle(scan: QueuedScan<Details>, state: ScanState, outcome: Outcome<Result> = {}) {
    pending?.scans.remove(pending.owner, scan.key);
    // Of a duplicate it is the batch's to say whether it may be scanned again, which a colleague may change.
    if (state !== "saved") taken.delete(scan.serial_number);
    lines.settle(describe(scan, state, outcome));
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
    lines.note(describe(scan, "sending"));
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
      lines.note(describe(scan, "waiting", { error }));
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
    enqueue({ ...lines.begin({ serial_number, at }), key: newKey, sequence, details: undefined });
    return true;
  }

  function accept(line: ScanLine, details: Details | undefined): ScanEntry<Result> {
    const { serial_number, at } = line;
    const scan = { serial_number, key: createKey(), sequence: nextSequence++, at };
    const hadDetails = details !== undefined && { hadDetails: true };
    pending?.scans.add(pending.owner, { ...scan, ...hadDetails });
    const entry = enqueue({ ...line, ...scan, details });
    lines.bringUp(entry.id);
    sendAll();
    return entry;
  }

  function enqueue(scan: ScanRequest<Details> & ScanLine): ScanEntry<Result> {
    const queued = { ...scan, failures: 0, sentAt: 0, strikes: 0, rests: 0, answeredBefore: answered };
    taken.add(scan.serial_number);
    queue(queued);
    return lines.add(describe(queued, "waiting"));
  }

  /** The batch says from here on whether the card may be scanned again. */
  function letGo(serial_number: string) {
    taken.delete(serial_number);
    lines.letGo(serial_number);
  }

  /** Tells of a scan that is not sent. */
  function tell(scan: MadeScan, state: ScanState, message?: string): ScanEntry<Result> {
    const entry = lines.tell(scan, { state, ...(message !== undefined && { message }) });
    announce();
    return entry;
  }

  return {
    scan(serial_number, details) {
      if (isTaken(serial_number)) {
        const repeated = tell({ serial_number }, "duplicate");
        repeatListener?.(repeated, details);
        return repeated;
      }
      const entry = accept(lines.begin({ serial_number }), details);
      announce();
      return entry;
    },
    refuse: (code, message) => void tell({ serial_number: formatCode(code) }, "refused", message),
    ask(code, message) {
      const asked = tell({ serial_number: formatCode(code) }, "asked", message);
      return (outcome) => void tell(asked, "refused", outcome);
    },
    miss(serial_number) {
      pending?.missed?.add(serial_number);
      lines.readMissed();
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
      const told = lines.findDuplicate(id);
      if (!told || taken.has(told.serial_number)) return;
      accept({ ...told, card: card ?? told.card }, details);
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
      lines.readMissed();
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
    takeBack(serial_number) {
      lines.takeBack(serial_number);
      letGo(serial_number);
      announce();
    },
    release(serial_number) {
      const isUnderWay = [...waiting, ...sending].some((scan) => scan.serial_number === serial_number);
      if (!isUnderWay) taken.delete(serial_number);
    },
    confirm(isShown) {
      for (const row of lines.listRows()) if (isShown(row)) letGo(row.serial_number);
      if (lines.findKnown()) announce();
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
      const undelivered = waiting.length + sending.size;
      snapshot ??= { ...lines.read(), undelivered, sending: sending.size, pause };
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
