import type { ScanEntry, ScanLabels } from "./scan-entry.ts";

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

/** Adds a line for every scan whose result is new, oldest first; a scan on its way has nothing to tell yet. */
export function speak(before: Spoken, entries: readonly ScanEntry[], labels: ScanLabels): Spoken {
  const fresh = entries.filter((entry) => entry.state !== "waiting" && !before.said.has(keyOf(entry)));
  const lines = fresh.reverse().map((entry) => ({
    key: keyOf(entry),
    text: [`${entry.text}: ${labels[entry.state]}.`, entry.message].filter(Boolean).join(" "),
    isUrgent: entry.state === "refused" || entry.state === "unsent",
  }));
  return {
    entries,
    said: new Set(entries.map(keyOf)),
    lines: [...before.lines, ...lines].slice(-mostLines),
  };
}
