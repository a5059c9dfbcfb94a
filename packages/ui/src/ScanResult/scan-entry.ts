import type { Tone } from "../theme/index.ts";

/**
 * How a scan went: still on its way, taken, taken with a warning in its message, taken before, refused, not sent and
 * waiting for somebody to send it again, or taken and undone by staff afterwards.
 */
export type ScanState = "waiting" | "ok" | "warned" | "duplicate" | "refused" | "unsent" | "undone";

/** One scan and what became of it; another object whenever something of it changes. */
export type ScanEntry = {
  id: string | number;
  /** What was scanned. */
  text: string;
  state: ScanState;
  /** Stands in place of its state's label: "Looking for it". A scan that waits with one is spoken as well. */
  label?: string | undefined;
  /** What became of it, in a sentence: "17 of 500." */
  message?: string | undefined;
  /** When, ready to be read: "14:05:09". */
  time?: string | undefined;
};

/** A word for each state: "Added", "Refused". What was taken with a warning has the word of what was taken. */
export type ScanLabels = Readonly<Record<Exclude<ScanState, "warned">, string>>;

/** The word for what became of a scan. */
export function readLabel({ label, state }: ScanEntry, labels: ScanLabels): string {
  return label ?? labels[state === "warned" ? "ok" : state];
}

/** The meaning that each state's colour has. */
export const scanTones = {
  waiting: "neutral",
  ok: "success",
  warned: "warning",
  duplicate: "warning",
  refused: "danger",
  unsent: "warning",
  undone: "neutral",
} as const satisfies Record<ScanState, Tone>;
