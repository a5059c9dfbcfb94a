import { isRegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";

/** More than staff work through in a spreadsheet; a whole archive is for the registry's own reports. */
export const longestExport = 5000;

const perPage = 100;

/** Where an export stands. */
export type ExportState =
  | { readonly status: "idle" }
  | { readonly status: "running" | "stopped"; readonly done: number; readonly total: number }
  | { readonly status: "finished"; readonly done: number; readonly isCut: boolean };

/** A list that is exported. */
export interface ExportedList<Row> {
  /** How many rows there are, as far as is known before the first page. */
  readonly total: number;
  /** Reads a page, from 1, of so many rows. */
  readonly readPage: (
    query: { readonly page: number; readonly per_page: number },
    signal: AbortSignal,
  ) => Promise<{
    readonly rows: readonly Row[];
    readonly meta: { readonly total: number; readonly last_page: number };
  }>;
  /** Gets all rows at the end. */
  readonly onRead: (rows: readonly Row[]) => Promise<void>;
}

/** What has been read so far, so that nothing is read twice. */
interface Run<Row> {
  readonly readPage: ExportedList<Row>["readPage"];
  readonly controller: AbortController;
  /** By id: a row that slips to the next page while the pages are read is one all the same. */
  readonly rows: Map<number, Row>;
  nextPage: number;
  total: number;
}

/**
 * Reads every page of a list, up to the longest export, and hands the rows over. A page that fails stops it, and it can go
 * on from there.
 */
export function useListExport<Row extends { readonly id: number }>({
  total,
  readPage,
  onRead,
}: ExportedList<Row>) {
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const run = useRef<Run<Row>>(undefined);
  useEffect(() => () => run.current?.controller.abort(), []);

  function tell(current: Run<Row>, status: "running" | "stopped"): void {
    const most = Math.min(current.total, longestExport);
    setState({ status, done: Math.min(current.rows.size, most), total: most });
  }

  async function readPages(current: Run<Row>): Promise<void> {
    tell(current, "running");
    try {
      for (;;) {
        const query = { page: current.nextPage, per_page: perPage };
        const { rows, meta } = await current.readPage(query, current.controller.signal);
        for (const row of rows) current.rows.set(row.id, row);
        current.total = meta.total;
        current.nextPage += 1;
        tell(current, "running");
        const isLast = rows.length === 0 || current.nextPage > meta.last_page;
        if (isLast || current.rows.size >= longestExport) break;
      }
      const found = [...current.rows.values()].slice(0, longestExport);
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
    /** Begins anew; gives up an export that has stopped. */
    start() {
      run.current?.controller.abort();
      const controller = new AbortController();
      const current = { readPage, controller, rows: new Map<number, Row>(), nextPage: 1, total };
      run.current = current;
      void readPages(current);
    },
    /** Goes on where it has stopped. */
    goOn: () => run.current && void readPages(run.current),
    cancel() {
      run.current?.controller.abort();
      run.current = undefined;
      setState({ status: "idle" });
    },
  };
}
