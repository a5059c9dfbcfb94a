import type { RegistryError } from "../../errors/registry-error.ts";
import type { BatchCard } from "../batch.ts";
import type { MissedScan, MissedScans } from "./missed-scans.ts";
import type { PendingScans } from "./pending-scans.ts";
import type { ScanOwner } from "./scan-storage.ts";

/**
 * What became of a scan: `waiting` for its turn, `sending`, `saved`, `duplicate` (scanned before in this
 * queue, or in the batch already), `refused` by the server or before it was sent, `discarded` by staff, `asked`:
 * it is not sent, and more about it is being asked, or `undone`: it was saved, and staff have taken it back since.
 */
export type ScanState =
  | "waiting"
  | "sending"
  | "saved"
  | "duplicate"
  | "refused"
  | "discarded"
  | "asked"
  | "undone";

/** One scan as the log shows it. Every change makes a new one. */
export interface ScanEntry<Result = unknown> {
  /** Tells entries apart, in the order in which they came. */
  readonly id: number;
  /** What was scanned. */
  readonly serial_number: string;
  /** Where the scan stands in the order of scanning; 0 for a scan that is not sent. */
  readonly sequence: number;
  /** When it was scanned, in milliseconds since 1970. */
  readonly at: number;
  /** How far it came. */
  readonly state: ScanState;
  /** How often it was sent and failed. */
  readonly failures: number;
  /** The batch's card as it was when it was scanned, where the batch had it. */
  readonly card?: BatchCard | undefined;
  /** What is said of a scan that was refused before it was sent, or that is asked about; for staff. */
  readonly message?: string;
  /** Why the server refused it; its message is for staff. */
  readonly error?: RegistryError;
  /** What the server answered. */
  readonly result?: Result;
}

/**
 * Why a queue sends nothing: the network or the server fails, the session has ended, or the server
 * refuses in a way that holds for every scan (the batch is not open any more, the centre has changed).
 */
export type PauseReason = "network" | "server" | "unauthenticated" | "blocked";

/** A queue that sends nothing for now. */
export interface ScanPause {
  /** Why nothing is sent. */
  readonly reason: PauseReason;
  /** The failure that paused it. */
  readonly error: RegistryError;
  /** When the queue tries again by itself, in milliseconds since 1970; null when it waits to be resumed. */
  readonly retryAt: number | null;
}

/** So many of the newest scans of a batch are told one by one; its table has them all. */
export const longestScanLog = 50;

/** A queue at one moment. The same object until something changes. */
export interface ScanQueueSnapshot<Result = unknown> {
  /** The newest scans first, no more than `longestScanLog`. */
  readonly log: readonly ScanEntry<Result>[];
  /** The scan that was made last, or whose answer came last; nothing before the first. */
  readonly news: ScanEntry["id"] | undefined;
  /** What the batch does not show yet, in the order of scanning. A row changes only when its answer comes. */
  readonly rows: readonly ScanEntry<Result>[];
  /** The cards that were scanned when nothing could record them, oldest first. */
  readonly missed: readonly MissedScan[];
  /** Scans that the server has not answered: those that wait and those under way. */
  readonly undelivered: number;
  /** Those of them that are under way. */
  readonly sending: number;
  /** Scans that the server has taken. */
  readonly saved: number;
  /** Scans of cards that were in the batch already. */
  readonly duplicates: number;
  /** Scans that were refused, by the server or before they were sent. */
  readonly refused: number;
  /** Why nothing is sent at the moment; null while the queue works. */
  readonly pause: ScanPause | null;
}

/** What is sent for a scan. A repeated try has the same key and sequence. */
export interface ScanRequest<Details = undefined> {
  /** What was scanned. */
  readonly serial_number: string;
  /** The idempotency key. */
  readonly key: string;
  /** Where it stands in the order of scanning, from 1. */
  readonly sequence: number;
  /** What was known beside the serial number. Gone after a reload, for only serial numbers are kept. */
  readonly details: Details | undefined;
}

/** What a queue of scans works with. */
export interface ScanQueueOptions<Result, Details = undefined> {
  /** Sends one scan. What it rejects with decides whether the scan is refused or the queue waits. */
  readonly send: (request: ScanRequest<Details>) => Promise<Result>;
  /** Hears of each scan once, when it is saved, refused (by the server or here), a duplicate or discarded. */
  readonly onSettled?: (entry: ScanEntry<Result>) => void;
  /** The batch's card with a serial number, for the line of its scan. */
  readonly findCard?: (serial_number: string) => BatchCard | undefined;
  /** Whether a card is in the batch already, so that scanning it again is a duplicate. */
  readonly isKnown?: (serial_number: string) => boolean;
  /** Whether a refusal means that the card is in this batch already. */
  readonly isDuplicate?: (error: RegistryError) => boolean;
  /** Where the order of scanning goes on: one more than the batch's last. Default 1. */
  readonly firstSequence?: number;
  /** Keeps what is undelivered, and what was missed, through a reload; left out, nothing is kept. */
  readonly pending?:
    | { readonly scans: PendingScans; readonly missed?: MissedScans; readonly owner: ScanOwner }
    | undefined;
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
  /** Takes a scan and sends it as soon as it can; gives its line. */
  scan(serial_number: string, details?: Details): ScanEntry<Result>;
  /** Refuses a scan without sending it, with a message for staff. */
  refuse(code: string, message: string): void;
  /** Shows a scan about which more is being asked; what comes back refuses it in place of what was said so far. */
  ask(code: string, message: string): (message: string) => void;
  /** Lists a card whose scan could not be taken, until it is scanned again. */
  miss(serial_number: string): void;
  /** Says that the missed cards are this batch's from now on; gives the end of it. */
  hold(): () => void;
  /** Tells one listener of each duplicate that was not sent, and what was known of its card; gives the end of it. */
  onRepeat(listener: (entry: ScanEntry<Result>, details: Details | undefined) => void): () => void;
  /**
   * Sends what was told as a duplicate, in its own line: a colleague had undone what made it one. Its row shows the
   * given card.
   */
  retake(id: ScanEntry["id"], details?: Details, card?: BatchCard): void;
  /** Sends again after a pause: staff asked for it, the network is back, or somebody has signed in. */
  resume(): void;
  /** Takes up what a closed page left undelivered; returns how many scans. */
  restore(): number;
  /** Gives up what waits, after staff have been asked. What is under way comes to its end. */
  discardWaiting(): void;
  /** Lets a card be scanned again that was changed otherwise, and lets go of its row. */
  forget(serial_number: string): void;
  /** The same for a card whose scan staff have taken back: the log shows its line as undone. */
  takeBack(serial_number: string): void;
  /** Lets a card be scanned again that a colleague has changed, unless its scan is under way. */
  release(serial_number: string): void;
  /**
   * Lets go of the rows whose outcome the batch shows, and of the missed cards that it has. The batch says from here on
   * whether such a card may be scanned again. What is seen stays the same, so nobody hears of the rows.
   */
  confirm(isShown: (row: ScanEntry<Result>) => boolean): void;
  /** Sends nothing more by itself until `start`: the page is gone, what is undelivered is kept. */
  stop(): void;
  /** Goes on after `stop`. */
  start(): void;
  /** The queue as it is now; the same object until something changes. */
  getSnapshot(): ScanQueueSnapshot<Result>;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}
