import type { ScanEntry as ShownScan, ScanState as ShownState } from "@id-desk/ui";
import { useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { isWarned, type ScanRow } from "../cards/card-rows.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { type LinkedBatch, readLinkedBatch } from "./scan-refusal.ts";
import { type CardScanning, useScans } from "./useCardScanning.ts";

/** One scan in words. */
export interface ScanLine extends ShownScan {
  /** The batch that holds its card instead of this one. */
  readonly linkedTo?: LinkedBatch | undefined;
}

const shownStates: Readonly<Record<ScanRow["state"], ShownState>> = {
  waiting: "waiting",
  sending: "waiting",
  asked: "waiting",
  saved: "ok",
  duplicate: "duplicate",
  refused: "refused",
  discarded: "unsent",
  undone: "undone",
};

/** The last scans in words, newest first; and the same with the one that has news first. */
export function useScanLines({ scans, describe }: CardScanning) {
  const dates = useDates();
  const t = useCopy(scanPanelCopy);
  const log = useScans(scans, (snapshot) => snapshot.log);
  const inFront = useScans(scans, ({ news }) => news);

  const write = useMemo(() => {
    // A line that has not changed stays the same object, so that it is not drawn again.
    const written = new WeakMap<ScanRow, ScanLine>();
    return (scan: ScanRow): ScanLine => {
      const known = written.get(scan);
      if (known) return known;
      const { id, serial_number, at, state, error, message, card, result } = scan;
      const warns = isWarned(scan);
      const isTold = state === "duplicate" || state === "refused";
      const line: ScanLine = {
        id,
        text: serial_number,
        state: warns ? "warned" : shownStates[state],
        label: state === "asked" ? t("askedState") : undefined,
        // Whose card it is, or what its page says of it; while it is on its way, nothing.
        message:
          (warns ? describe(scan) : undefined) ??
          (result ? (result.card ?? card)?.name_en : (message ?? (isTold ? describe(scan) : undefined))),
        time: dates.time(new Date(at).toISOString()),
        linkedTo: state === "refused" && error ? readLinkedBatch(error) : undefined,
      };
      written.set(scan, line);
      return line;
    };
  }, [describe, dates, t]);

  // A refusal that comes back into the log stands where it was scanned.
  const entries = useMemo(() => log.toSorted((one, other) => other.at - one.at).map(write), [log, write]);
  const news = useMemo(() => {
    const front = entries.find(({ id }) => id === inFront);
    return front ? [front, ...entries.filter((entry) => entry !== front)] : entries;
  }, [entries, inFront]);
  return { entries, news };
}
