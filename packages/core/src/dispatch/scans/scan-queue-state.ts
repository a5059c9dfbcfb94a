import type { RegistryError } from "../../errors/registry-error.ts";
import type { BatchCard } from "../batch.ts";
import type { MissedScan } from "./missed-scans.ts";

/**
 * What became of a scan: `waiting` for its turn, `sending`, `saved`, `duplicate` (scanned before in this
 * queue, or in the batch already), `refused` by the server or before it was sent, `discarded` by staff, or `asked`:
 * it is not sent, and more about it is being asked.
 */
export type ScanState = "waiting" | "sending" | "saved" | "duplicate" | "refused" | "discarded" | "asked";

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
