import type { BatchSummary } from "@id-desk/core";
import { Alert, StatusTabs } from "@id-desk/ui";
import { useCallback, useEffect, useRef } from "react";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import type { ScanListProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchFilters } from "./BatchFilters.tsx";
import { useBatchColumns } from "./batch-columns.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import { RowDialogs, useRowActions } from "./RowDialogs.tsx";
import type { BatchListState } from "./useBatchList.ts";

const batchExport = createPartOnDemand(() => import("./BatchExport.tsx"), "BatchExport");

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
  const { query, number, words } = list;
  const BatchExport = useOnDemand(batchExport, { isWanted: true, onUnavailable: () => undefined });
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
      <StatusTabs
        label={t("status")}
        tabs={list.tabs}
        value={query.status}
        onChange={(status) => query.filter({ status })}
      />
      {list.withdrawn && (
        <Alert
          announce="politely"
          heading={t(list.withdrawn === "has_discrepancy" ? "noDiscrepancyTab" : "noSuchTab")}
        />
      )}
      <BatchFilters
        list={list}
        numberField={numberField}
        scanAnywhere={scanAnywhere}
        onClear={clearFilters}
      />
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
      {BatchExport && (list.total ?? 0) > 0 && !list.error && (
        // Another list is another export.
        <BatchExport key={JSON.stringify(list.filter)} list={list} />
      )}
    </ListFrame>
  );
}
