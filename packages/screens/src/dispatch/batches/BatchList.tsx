import type { BatchSummary } from "@id-desk/core";
import { Alert, StatusTabs } from "@id-desk/ui";
import { useCallback, useEffect, useRef } from "react";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchExport } from "./BatchExport.tsx";
import { BatchFilters } from "./BatchFilters.tsx";
import { useBatchColumns } from "./batch-columns.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import { RowDialogs } from "./RowDialogs.tsx";
import type { BatchListState } from "./useBatchList.ts";
import { useRowActions } from "./useRowActions.ts";

/** What a list of batches takes. */
export interface BatchListProps {
  readonly list: BatchListState;
  /** Kept the same from one rendering to the next, or every row is drawn again. */
  readonly words: BatchListWords;
  /** The batch that staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

/** Batches that this centre sends or receives: tabs, filters, one page of rows, and every state between. */
export function BatchList({ list, words, returnedFrom }: BatchListProps) {
  const t = useCopy(batchListCopy);
  const { query, number } = list;
  const numberField = useRef<HTMLInputElement>(null);
  const rowActions = useRowActions(list.side);
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
    if (list.isTabWithdrawn) focusCaption();
  }, [list.isTabWithdrawn, focusCaption]);
  const columns = useBatchColumns(list, words, rowActions);
  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    numberField.current?.focus();
  }

  return (
    <ListFrame error={list.error}>
      <StatusTabs
        label={t("status")}
        tabs={list.tabs.map((value) => ({
          value,
          label: words.tabs?.[value] ?? t(value),
          count: list.counts?.[value],
        }))}
        value={query.status}
        onChange={(status) => query.filter({ status })}
      />
      {list.isTabWithdrawn && <Alert announce="politely" heading={t("noDiscrepancyTab")} />}
      <BatchFilters list={list} words={words} numberField={numberField} onClear={clearFilters} />
      <RowDialogs actions={rowActions} can={list.can} onDone={refreshAfterAction} />
      <ListRows
        list={list}
        words={{
          caption: words.caption,
          pages: t("pages"),
          loadFailed: t("loadFailed"),
          pageEmpty: t("pageEmpty"),
          noMatches: {
            heading: t("noMatches"),
            help: number.typed.trim() !== "" && !number.refusal && t("noMatchesHelp"),
          },
          empty: words.empty,
        }}
        columns={columns}
        focus={focus}
        onClear={clearFilters}
      />
      {(list.total ?? 0) > 0 && !list.error && (
        // Another list is another export.
        <BatchExport key={JSON.stringify(list.filter)} list={list} words={words} />
      )}
    </ListFrame>
  );
}
