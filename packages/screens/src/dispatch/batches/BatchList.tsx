import type { BatchSummary } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { useCallback, useEffect, useRef } from "react";
import { ListExport } from "../../lists/ListExport.tsx";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import type { ScanListProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { BatchFilters } from "./BatchFilters.tsx";
import { useBatchColumns } from "./batch-columns.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import { listOf } from "./batch-sides.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import { RowDialogs, useRowActions } from "./RowDialogs.tsx";
import type { BatchListState } from "./useBatchList.ts";

/** Batches that this centre sends or receives: tabs, filters, one page of rows, and every state between. */
export function BatchList({
  list,
  returnedFrom,
  scanAnywhere,
}: {
  readonly list: BatchListState;
  /** The batch that staff come back from: the focus returns to its row. */
  readonly returnedFrom: number | undefined;
} & ScanListProps) {
  const t = useCopy(batchListCopy);
  const { number, words } = list;
  const numberField = useRef<HTMLInputElement>(null);
  const rowActions = useRowActions(list);
  const { actionsOf } = rowActions;
  const { focus, refreshAfterAction } = useRowFocus({
    list,
    returnedFrom,
    field: numberField,
    hasActions: useCallback((batch: BatchSummary) => actionsOf(batch).length > 0, [actionsOf]),
  });
  const { focusCaption } = focus;
  useEffect(() => {
    // The tab that was pressed has gone away.
    if (list.withdrawn) focusCaption();
  }, [list.withdrawn, focusCaption]);
  const columns = useBatchColumns(list, rowActions);
  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    numberField.current?.focus();
  }

  return (
    <ListFrame error={list.error}>
      <BatchFilters
        list={list}
        numberField={numberField}
        scanAnywhere={scanAnywhere}
        onClear={clearFilters}
      />
      {list.withdrawn && (
        <Alert
          announce="politely"
          heading={t(list.withdrawn === "has_discrepancy" ? "noDiscrepancyTab" : "noSuchTab")}
        />
      )}
      <RowDialogs actions={rowActions} can={list.can} onDone={refreshAfterAction} />
      <ListRows
        list={list}
        words={t}
        caption={words.caption}
        empty={words.empty}
        isMatchHelpHidden={number.typed.trim() === "" || number.problem !== undefined}
        columns={columns}
        focus={focus}
        onClear={clearFilters}
      />
      {(list.total ?? 0) > 0 && !list.error && (
        // Another list is another export.
        <BatchExport key={JSON.stringify(list.filter)} list={list} />
      )}
    </ListFrame>
  );
}

/** Gives what the list shows as a file for spreadsheets: every page of its tab, centre and days. */
function BatchExport({ list }: { readonly list: BatchListState }) {
  const t = useCopy(batchListCopy);
  const statusLabels = useWords(batchStatusCopy);
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const dates = useDates();
  const { side, filter, total = 0 } = list;
  return (
    <ListExport
      total={total}
      readPage={async (query, signal) => {
        const request = { query: { ...filter, ...query }, signal };
        const { batches, meta } = await client.request(listOf(side), request);
        return { rows: batches, meta };
      }}
      onRead={async (batches) => {
        const { downloadBatches } = await import("./download-batches.ts");
        downloadBatches(batches, list, { timeZone, now: dates.now() }, t, statusLabels);
      }}
      words={t}
    />
  );
}
