import { Alert, StatusTabs } from "@id-desk/ui";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { ListForbidden } from "../../lists/ListForbidden.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import * as css from "../../lists/list.css.ts";
import { useTableFocus } from "../../lists/useTableFocus.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BatchExport } from "./BatchExport.tsx";
import { BatchFilters } from "./BatchFilters.tsx";
import { createBatchColumns } from "./batch-columns.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import { RowDialogs } from "./RowDialogs.tsx";
import { type BatchListState, getBatchKey } from "./useBatchList.ts";
import { type RowActions, useRowActions } from "./useRowActions.ts";

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
  const { query } = list;
  const numberField = useRef<HTMLInputElement>(null);
  const rowActions = useRowActions(list.side);
  const { actionsOf } = rowActions;
  const { focus, refreshAfterAction } = useRowFocus(list, { returnedFrom, numberField, actionsOf });
  const columns = useColumns(list, words, rowActions);
  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    numberField.current?.focus();
  }
  if (list.error?.code === "forbidden") return <ListForbidden error={list.error} />;

  return (
    <div className={css.list}>
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
            help: list.typed.trim() !== "" && !list.numberRefusal && t("noMatchesHelp"),
          },
          empty: words.empty,
        }}
        columns={columns}
        getRowKey={getBatchKey}
        focus={focus}
        onClear={clearFilters}
      />
      {(list.total ?? 0) > 0 && !list.error && (
        // Another list is another export.
        <BatchExport key={JSON.stringify(list.filter)} list={list} words={words} />
      )}
    </div>
  );
}

function useColumns(
  { side, query, rows }: BatchListState,
  { otherCenter, readAction }: BatchListWords,
  { actionsOf, open }: RowActions,
) {
  const t = useCopy(batchListCopy);
  const statusWords = useCopy(batchStatusCopy);
  const dates = useDates();
  const { timeZone } = useSession();
  const tab = query.status;
  const tellsMissing = rows.some(({ oldest_missing_at }) => Boolean(oldest_missing_at));
  return useMemo(
    () =>
      createBatchColumns({
        side,
        tab,
        t,
        statusWords,
        dates,
        timeZone,
        otherCenter,
        readAction,
        tellsMissing,
        rowActions: { actionsOf, open },
      }),
    [side, tab, t, statusWords, dates, timeZone, otherCenter, readAction, tellsMissing, actionsOf, open],
  );
}

/** Where the focus goes after what was done to a row, and when staff come back from a batch. */
function useRowFocus(
  list: BatchListState,
  {
    returnedFrom,
    numberField,
    actionsOf,
  }: Pick<BatchListProps, "returnedFrom"> &
    Pick<RowActions, "actionsOf"> & { readonly numberField: RefObject<HTMLInputElement | null> },
) {
  const focus = useTableFocus();
  const { table, focusCaption } = focus;

  const awaitedRow = useRef(returnedFrom);
  useEffect(() => {
    if (list.loadedCount === 0 || awaitedRow.current === undefined) return;
    table.current?.focusRow(awaitedRow.current);
    awaitedRow.current = undefined;
  }, [list.loadedCount, table]);

  const actedOn = useRef<number>(undefined);
  useEffect(() => {
    if (actedOn.current === undefined || list.isRefreshing) return;
    const row = list.rows.find(({ id }) => id === actedOn.current);
    actedOn.current = undefined;
    // To the button of its menu the dialog gives the focus back by itself, when it has faded out.
    if (row && actionsOf(row).length > 0) return;
    // That button has gone, with its row to another tab or for want of actions.
    if (!isFocusLeft()) return;
    if (table.current) table.current.focusCaption();
    else numberField.current?.focus();
  }, [list.isRefreshing, list.rows, numberField, actionsOf, table]);

  // The tab that was pressed has gone away.
  const focusAwaited = useRef(focusCaption);
  focusAwaited.current = focusCaption;
  useEffect(() => {
    if (list.isTabWithdrawn) focusAwaited.current();
  }, [list.isTabWithdrawn]);

  return {
    focus,
    /** Reads the list again after what was done to one of its rows. */
    refreshAfterAction(batchId: number) {
      actedOn.current = batchId;
      list.refresh();
    },
  };
}

/** Whether nobody has put the focus anywhere since a dialog was done with. */
function isFocusLeft(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;
}
