import { findOwn } from "../format/find-own.ts";
import type { BatchStatus, BatchSummary, LineStatus } from "./batch.ts";

/** How a status feels to staff; what it looks like is the screens' matter, and never colour alone. */
export type Tone = "neutral" | "info" | "progress" | "success" | "warning" | "danger" | "muted";

/** What staff read for a status, and its tone. */
export interface StatusWord {
  /** What staff read. */
  readonly label: string;
  /** How it is coloured. */
  readonly tone: Tone;
}

/** The words for the statuses of a batch. */
export const batchStatusWords: Readonly<Record<BatchStatus, StatusWord>> = {
  open: { label: "Open", tone: "neutral" },
  dispatched: { label: "Dispatched", tone: "info" },
  receiving: { label: "Being received", tone: "progress" },
  received: { label: "Received", tone: "success" },
  cancelled: { label: "Cancelled", tone: "muted" },
};

/** The words for the statuses of a card's line in a batch. */
export const lineStatusWords: Readonly<Record<LineStatus, StatusWord>> = {
  packed: { label: "Packed", tone: "neutral" },
  in_transit: { label: "In transit", tone: "info" },
  received: { label: "Received", tone: "success" },
  missing: { label: "Missing", tone: "danger" },
  disputed: { label: "Disputed", tone: "warning" },
  removed: { label: "Removed", tone: "muted" },
};

/** A host's own labels, by status. */
export type StatusLabels = Readonly<Record<string, string | undefined>>;

type BatchFacts = { readonly status: string } & Partial<Pick<BatchSummary, "has_discrepancy">>;

/**
 * Reads what staff are told about a batch's status. One that was received with missing or disputed cards
 * warns; a status that these screens do not know is shown as it is.
 */
export function readBatchStatus({ status, has_discrepancy }: BatchFacts, labels?: StatusLabels): StatusWord {
  const word = readStatusWord(batchStatusWords, status, labels);
  return status === "received" && has_discrepancy ? { ...word, tone: "warning" } : word;
}

/** Reads what staff are told about the status of a card's line; an unknown one is shown as it is. */
export function readLineStatus(status: string, labels?: StatusLabels): StatusWord {
  return readStatusWord(lineStatusWords, status, labels);
}

/** Reads what staff are told about a status, by the words for those that are known. */
export function readStatusWord(
  words: Readonly<Record<string, StatusWord>>,
  status: string,
  labels: StatusLabels = {},
): StatusWord {
  const word = findOwn(words, status);
  return { label: findOwn(labels, status) ?? word?.label ?? status, tone: word?.tone ?? "neutral" };
}
