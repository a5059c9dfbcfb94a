import { type BatchSummary, isRegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { type BatchListState, listOf } from "./useBatchList.ts";

/** More than staff work through in a spreadsheet; a whole archive is for the registry's own reports. */
export const longestExport = 5000;

const perPage = 100;

/** Where an export stands. */
export type ExportState =
  | { readonly status: "idle" }
  | { readonly status: "running" | "stopped"; readonly done: number; readonly total: number }
  | { readonly status: "finished"; readonly done: number; readonly isCut: boolean };

/** An export while it is made. */
export interface BatchExportState {
  readonly state: ExportState;
  /** Begins anew; gives up an export that has stopped. */
  readonly start: () => void;
  /** Goes on where it has stopped. */
  readonly goOn: () => void;
  readonly cancel: () => void;
}

/** What has been read so far, so that nothing is read twice. */
interface Run {
  readonly filter: BatchListState["filter"];
  readonly controller: AbortController;
  /** By id: a batch that slips to the next page while the pages are read is one all the same. */
  readonly batches: Map<number, BatchSummary>;
  nextPage: number;
  total: number;
}

/**
 * Reads every page of what a list shows, up to the longest export, and hands the batches over. A page that fails stops
 * it, and it can go on from there.
 */
export function useBatchExport(
  { side, filter, total = 0 }: Pick<BatchListState, "side" | "filter" | "total">,
  onRead: (batches: readonly BatchSummary[]) => Promise<void>,
): BatchExportState {
  const { client } = useRegistry();
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const run = useRef<Run>(undefined);
  useEffect(() => () => run.current?.controller.abort(), []);

  function tell(current: Run, status: "running" | "stopped"): void {
    const most = Math.min(current.total, longestExport);
    setState({ status, done: Math.min(current.batches.size, most), total: most });
  }

  async function readPages(current: Run): Promise<void> {
    tell(current, "running");
    try {
      for (;;) {
        const { batches, meta } = await client.request(listOf(side), {
          query: { ...current.filter, page: current.nextPage, per_page: perPage },
          signal: current.controller.signal,
        });
        for (const batch of batches) current.batches.set(batch.id, batch);
        current.total = meta.total;
        current.nextPage += 1;
        tell(current, "running");
        const isLast = batches.length === 0 || current.nextPage > meta.last_page;
        if (isLast || current.batches.size >= longestExport) break;
      }
      const found = [...current.batches.values()].slice(0, longestExport);
      await onRead(found);
      if (current !== run.current) return;
      setState({ status: "finished", done: found.length, isCut: current.total > longestExport });
    } catch (error) {
      if (current.controller.signal.aborted) return;
      tell(current, "stopped");
      // A refusal is told by the notice too; anything else is for whoever looks after the portal.
      if (!isRegistryError(error)) reportError(error);
    }
  }

  return {
    state,
    start() {
      run.current?.controller.abort();
      const current = {
        filter,
        controller: new AbortController(),
        batches: new Map<number, BatchSummary>(),
        nextPage: 1,
        total,
      };
      run.current = current;
      void readPages(current);
    },
    goOn: () => run.current && void readPages(run.current),
    cancel() {
      run.current?.controller.abort();
      run.current = undefined;
      setState({ status: "idle" });
    },
  };
}
