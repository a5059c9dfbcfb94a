import { type BatchCard, longestScanLog } from "@id-desk/core";
import type { ScanEntry as ShownScan, ScanState as ShownState } from "@id-desk/ui";
import { useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { CardScanEntry, CardScans, LocalRefusal } from "./card-scans.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { type LinkedBatch, readLinkedBatch } from "./scan-refusal.ts";
import { useScans } from "./useCardScans.ts";

/** What a page has to say about a scan that was sent, beside its state; with the card, if the batch has it. */
export type DescribeScan = (entry: CardScanEntry, card: BatchCard | undefined) => string | undefined;

/** One scan in words. */
export interface ScanLine extends ShownScan {
  /** The batch that holds its card instead of this one. */
  readonly linkedTo?: LinkedBatch | undefined;
}

/** The last scans of a page, in words. */
export interface ScanLines {
  /** In the order of scanning, newest first. */
  readonly entries: readonly ScanLine[];
  /** The same, with the one that has news first. */
  readonly news: readonly ScanLine[];
}

const shownStates: Readonly<Record<CardScanEntry["state"], ShownState>> = {
  waiting: "waiting",
  sending: "waiting",
  saved: "ok",
  duplicate: "duplicate",
  refused: "refused",
  discarded: "unsent",
};

/** Writes the last scans: those that were sent, and those that never were. */
export function useScanLines(
  scans: CardScans,
  describe: DescribeScan,
  findCard: (serialNumber: string) => BatchCard | undefined,
): ScanLines {
  const dates = useDates();
  const t = useCopy(scanPanelCopy);
  const log = useScans(scans, ({ queue }) => queue.log);
  const refusals = useScans(scans, (snapshot) => snapshot.refusals);
  const inFront = useScans(scans, (snapshot) => snapshot.inFront);

  const write = useMemo(() => {
    // A line that has not changed stays the same object, so that it is not drawn again.
    const written = new WeakMap<CardScanEntry | LocalRefusal, ScanLine>();
    return (scan: CardScanEntry | LocalRefusal): ScanLine => {
      const known = written.get(scan);
      if (known) return known;
      const time = dates.time(new Date(scan.at).toISOString());
      const line: ScanLine =
        "sentence" in scan
          ? {
              id: scan.id,
              text: scan.text,
              state: scan.isAsked ? "waiting" : "refused",
              label: scan.isAsked ? t("askedState") : undefined,
              message: scan.sentence,
              time,
            }
          : {
              id: scan.id,
              text: scan.serial_number,
              state: shownStates[scan.state],
              message: describe(scan, findCard(scan.serial_number)),
              time,
              linkedTo: scan.state === "refused" && scan.error ? readLinkedBatch(scan.error) : undefined,
            };
      written.set(scan, line);
      return line;
    };
  }, [describe, findCard, dates, t]);

  const entries = useMemo(
    () =>
      [...refusals, ...log]
        .sort((one, other) => other.at - one.at)
        .slice(0, longestScanLog)
        .map(write),
    [refusals, log, write],
  );
  const news = useMemo(() => {
    const front = entries.find(({ id }) => id === inFront);
    return front ? [front, ...entries.filter((entry) => entry !== front)] : entries;
  }, [entries, inFront]);
  return { entries, news };
}
