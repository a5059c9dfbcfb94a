import { readLabel, type ScanEntry, type ScanLabels } from "./scan-entry.ts";

/** One sentence that is spoken once: at once for what went wrong, at the next pause for everything else. */
export type SpokenLine = { key: string; text: string; isUrgent: boolean };

/** What has been spoken about a list of scans. */
export type Spoken = {
  entries: readonly ScanEntry[];
  said: ReadonlySet<string>;
  lines: readonly SpokenLine[];
};

/** Lines that stay for those who have not got to them. */
const mostLines = 12;

function keyOf({ id, state }: ScanEntry): string {
  return `${id} ${state}`;
}

/** Takes what is there already as known: nobody wants to hear it again. */
export function beginSpoken(entries: readonly ScanEntry[]): Spoken {
  return { entries, said: new Set(entries.map(keyOf)), lines: [] };
}

/** A scan on its way has nothing to tell yet, unless something else is being done about it. */
const isTold = ({ state, label }: ScanEntry) => state !== "waiting" || label !== undefined;

/** Adds a line for every scan of which there is something new to tell, oldest first. */
export function speak(before: Spoken, entries: readonly ScanEntry[], labels: ScanLabels): Spoken {
  const fresh = entries.filter((entry) => isTold(entry) && !before.said.has(keyOf(entry)));
  const lines = fresh.reverse().map((entry) => ({
    key: keyOf(entry),
    text: [`${entry.text}: ${readLabel(entry, labels)}.`, entry.message].filter(Boolean).join(" "),
    isUrgent: entry.state === "refused" || entry.state === "unsent",
  }));
  return {
    entries,
    said: new Set(entries.map(keyOf)),
    lines: [...before.lines, ...lines].slice(-mostLines),
  };
}
