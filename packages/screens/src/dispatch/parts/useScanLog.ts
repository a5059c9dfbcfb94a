import type { BatchCard } from "@id-desk/core";
import type { ScanEntry as ShownScan, ScanState as ShownState } from "@id-desk/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CardScanEntry } from "./useScanQueue.ts";

/** A scan that was refused here, before anything was sent. */
interface LocalRefusal {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly message: string;
}

/** What a page has to say about a scan that was sent, beside its state; with the card, if the batch has it. */
export type DescribeScan = (entry: CardScanEntry, card?: BatchCard) => string | undefined;

/** The last scans of a page, in words. */
export interface ScanLogState {
  /** In the order of scanning, newest first. */
  readonly entries: readonly ShownScan[];
  /** The same, with the one that has news first. */
  readonly news: readonly ShownScan[];
  /** Puts a scan in front: it was just made, or its answer has come. */
  readonly putInFront: (id: CardScanEntry["id"]) => void;
  /** Adds a scan that was refused here. */
  readonly refuse: (text: string, message: string) => void;
}

const longestLog = 50;

const shownStates: Readonly<Record<CardScanEntry["state"], ShownState>> = {
  waiting: "waiting",
  sending: "waiting",
  saved: "ok",
  duplicate: "duplicate",
  refused: "refused",
  discarded: "unsent",
};

/**
 * The last scans of a page: those of its queue, and those that never got there. `describe` and
 * `formatMoment` stay the same function while the language does.
 */
export function useScanLog(
  log: readonly CardScanEntry[],
  describe: DescribeScan,
  formatMoment: (at: number) => string,
): ScanLogState {
  const [refusals, setRefusals] = useState<readonly LocalRefusal[]>([]);
  const [inFront, setInFront] = useState<string | number>();
  const nextId = useRef(1);

  const write = useMemo(() => {
    // A line that has not changed stays the same object, so that it is not drawn again.
    const written = new WeakMap<CardScanEntry | LocalRefusal, ShownScan>();
    return (scan: CardScanEntry | LocalRefusal): ShownScan => {
      const known = written.get(scan);
      if (known) return known;
      const isRefusal = "message" in scan;
      const shown: ShownScan = {
        id: scan.id,
        text: isRefusal ? scan.text : scan.serial_number,
        state: isRefusal ? "refused" : shownStates[scan.state],
        message: isRefusal ? scan.message : describe(scan),
        time: formatMoment(scan.at),
      };
      written.set(scan, shown);
      return shown;
    };
  }, [describe, formatMoment]);

  const entries = useMemo(
    () =>
      [...refusals, ...log]
        .sort((one, other) => other.at - one.at)
        .slice(0, longestLog)
        .map(write),
    [refusals, log, write],
  );
  const news = useMemo(() => {
    const front = entries.find(({ id }) => id === inFront);
    return front ? [front, ...entries.filter((entry) => entry !== front)] : entries;
  }, [entries, inFront]);

  const refuse = useCallback((text: string, message: string) => {
    const id = `refused here ${nextId.current}`;
    nextId.current += 1;
    setRefusals((before) => [{ id, text, at: Date.now(), message }, ...before].slice(0, longestLog));
    setInFront(id);
  }, []);
  return { entries, news, putInFront: setInFront, refuse };
}
