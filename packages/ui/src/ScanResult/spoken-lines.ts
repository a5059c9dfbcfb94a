import { readLabel, type ScanEntry, type ScanLabels } from "./scan-entry.ts";

/** One sentence that is spoken once: at once for what went wrong, at the next pause for everything else. */
export type SpokenLine = { key: string; text: string; isUrgent: boolean };

/** What has been spoken about a list of scans. */
export type Spoken = {
  entries: readonly ScanEntry[];
  said: ReadonlySet<string>;
  lines: readonly SpokenLine[];
  /** The scans of which something was told since the last pause, by their ids, as they are now. */
  burst: ReadonlyMap<ScanEntry["id"], ScanEntry>;
};

/** Lines that stay for those who have not got to them. */
const mostLines = 12;

function keyOf({ id, state }: ScanEntry): string {
  return `${id} ${state}`;
}

/** Takes what is there already as known: nobody wants to hear it again. */
export function beginSpoken(entries: readonly ScanEntry[]): Spoken {
  return { entries, said: new Set(entries.map(keyOf)), lines: [], burst: new Map() };
}

/**
 * A scan on its way has nothing to tell yet, unless something else is being done about it. That a scan was undone is said
 * where staff undid it.
 */
const isTold = ({ state, label }: ScanEntry) =>
  state !== "undone" && (state !== "waiting" || label !== undefined);

const isUrgent = ({ state }: ScanEntry) => state === "refused" || state === "unsent";

/**
 * Adds a line for every scan of which there is something new to tell, oldest first. `isCounted`: scans that follow each
 * other without a pause are counted at its end, and only what needs somebody's hand is told of each.
 */
export function speak(
  before: Spoken,
  entries: readonly ScanEntry[],
  labels: ScanLabels,
  isCounted = false,
): Spoken {
  const fresh = entries.filter((entry) => isTold(entry) && !before.said.has(keyOf(entry))).reverse();
  const burst = new Map(before.burst);
  const lines = fresh.flatMap((entry) => {
    burst.set(entry.id, entry);
    const isHeld = isCounted && burst.size > 1 && entry.state !== "warned" && !isUrgent(entry);
    const text = `${entry.text}: ${readLabel(entry, labels)}. ${entry.message ?? ""}`.trim();
    return isHeld ? [] : { key: keyOf(entry), text, isUrgent: isUrgent(entry) };
  });
  return { entries, said: new Set(entries.map(keyOf)), lines: addLines(before, lines), burst };
}

/** Ends a burst of scans with one line that counts them; a scan alone has been told. `figures` come after the counts. */
export function endBurst(before: Spoken, labels: ScanLabels, figures: readonly string[]): Spoken {
  const counts: Record<string, number> = {};
  let key = "";
  for (const entry of before.burst.values()) {
    const label = readLabel(entry, labels).toLowerCase();
    counts[label] = (counts[label] ?? 0) + 1;
    key += keyOf(entry);
  }
  const words = [...Object.entries(counts).map(([label, count]) => `${count} ${label}`), ...figures];
  const lines = before.burst.size > 1 ? [{ key, text: words.join(", "), isUrgent: false }] : [];
  return { ...before, lines: addLines(before, lines), burst: new Map() };
}

const addLines = ({ lines }: Spoken, more: readonly SpokenLine[]) => [...lines, ...more].slice(-mostLines);
