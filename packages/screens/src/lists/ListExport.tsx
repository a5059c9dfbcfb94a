import { isRegistryError } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { useEffect, useRef, useState } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import * as css from "./list.css.ts";
import { listExportCopy } from "./list-export.copy.ts";

/** More than staff work through in a spreadsheet; a whole archive is for the registry's own reports. */
const longestExport = 5000;

const perPage = 100;

/** What the export of a list takes. */
export interface ListExportProps<Row> {
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
  /** `exportCut` says that only the first rows were exported. */
  readonly words: WordsOf<Readonly<Record<"exported" | "exportCut", unknown>>>;
}

/** Gives every page of what a list shows as a file for spreadsheets. */
export function ListExport<Row extends { readonly id: number }>({ words, ...list }: ListExportProps<Row>) {
  const t = useCopy(listExportCopy);
  const { status, done, total, start, goOn, cancel } = useListExport(list);
  const most = Math.min(total, longestExport);
  const isRunning = status === "running";
  return (
    <div className={css.fileExport}>
      {/* One button, so that the focus stays on it from the start to the end. */}
      <Button
        size="sm"
        variant="quiet"
        icon={!isRunning && <DownloadIcon />}
        onPress={isRunning ? cancel : start}
      >
        {t(isRunning ? "cancelExport" : "exportCsv")}
      </Button>
      {isRunning && (
        <span className={css.exportWords}>
          <bdi>{t("exporting", { done, total: most })}</bdi>
        </span>
      )}
      <span role="status" className={css.exportWords}>
        {status === "finished" && (
          <bdi>
            {words("exported", { count: done })}
            {total > longestExport && ` ${words("exportCut", { count: longestExport })}`}
          </bdi>
        )}
      </span>
      {status === "stopped" && (
        <Alert
          tone="danger"
          announce="at once"
          heading={t("exportFailed", { done, total: most })}
          actions={
            <>
              <Button size="sm" onPress={goOn}>
                {t("exportAgain")}
              </Button>
              <Button size="sm" variant="quiet" onPress={cancel}>
                {t("cancelExport")}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

/** What has been read so far, so that nothing is read twice. */
interface Run<Row> {
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
interface ExportState {
  readonly status: "idle" | "running" | "stopped" | "finished";
  readonly done: number;
  readonly total: number;
}

function useListExport<Row extends { readonly id: number }>({
  total,
  readPage,
  onRead,
}: Omit<ListExportProps<Row>, "words">) {
  const [state, setState] = useState<ExportState>({ status: "idle", done: 0, total });
  const run = useRef<Run<Row>>(undefined);
  useEffect(() => () => run.current?.controller.abort(), []);

  function tell({ rows, total }: Run<Row>, status: "running" | "stopped"): void {
    setState({ status, done: Math.min(rows.size, total, longestExport), total });
  }

  async function readPages(current: Run<Row>): Promise<void> {
    tell(current, "running");
    try {
      for (;;) {
        const query = { page: current.nextPage, per_page: perPage };
        const { rows, meta } = await readPage(query, current.controller.signal);
        for (const row of rows) current.rows.set(row.id, row);
        current.total = meta.total;
        current.nextPage += 1;
        tell(current, "running");
        const isLast = rows.length === 0 || current.nextPage > meta.last_page;
        if (isLast || current.rows.size >= longestExport) break;
      }
      const found = [...current.rows.values()].slice(0, longestExport);
      await onRead(found);
      if (current === run.current) setState({ status: "finished", done: found.length, total: current.total });
    } catch (error) {
      if (current.controller.signal.aborted) return;
      tell(current, "stopped");
      // A refusal is told by the notice too; anything else is for whoever looks after the portal.
      if (!isRegistryError(error)) reportError(error);
    }
  }

  return {
    ...state,
    /** Begins anew; gives up an export that has stopped. */
    start() {
      run.current?.controller.abort();
      run.current = { controller: new AbortController(), rows: new Map(), nextPage: 1, total };
      void readPages(run.current);
    },
    /** Goes on where it has stopped. */
    goOn: () => run.current && void readPages(run.current),
    cancel() {
      run.current?.controller.abort();
      run.current = undefined;
      setState({ status: "idle", done: 0, total });
    },
  };
}
