import type { BatchSummary, RegistryError } from "@id-desk/core";
import {
  Alert,
  Button,
  DataTable,
  EmptyTrayDrawing,
  ForbiddenDrawing,
  Pagination,
  SearchDrawing,
  StatusTabs,
  type TableControls,
} from "@id-desk/ui";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { perPageChoices } from "../../runtime/reading/use-list-query.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BatchExport } from "./BatchExport.tsx";
import { BatchFilters } from "./BatchFilters.tsx";
import * as css from "./BatchList.css.ts";
import { createBatchColumns } from "./batch-columns.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import { RowDialogs } from "./RowDialogs.tsx";
import type { BatchListState } from "./useBatchList.ts";
import { type RowActions, useRowActions } from "./useRowActions.ts";

/** What a list of batches takes. */
export interface BatchListProps {
  readonly list: BatchListState;
  /** Kept the same from one rendering to the next, or every row is drawn again. */
  readonly words: BatchListWords;
  /** The batch that staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

const getBatchKey = ({ id }: BatchSummary) => id;

/** Batches that this centre sends or receives: tabs, filters, one page of rows, and every state between. */
export function BatchList({ list, words, returnedFrom }: BatchListProps) {
  const t = useCopy(batchListCopy);
  const { query } = list;
  const numberField = useRef<HTMLInputElement>(null);
  const rowActions = useRowActions(list.side);
  const { actionsOf } = rowActions;
  const table = useTableFocus(list, { returnedFrom, numberField, actionsOf });
  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    numberField.current?.focus();
  }
  if (list.error?.code === "forbidden") return <ForbiddenList error={list.error} />;

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
      <RowDialogs actions={rowActions} can={list.can} onDone={table.refreshAfterAction} />
      {list.error ? (
        <ScreenError heading={t("loadFailed")} error={list.error} retry={table.retry} />
      ) : list.isLoading || list.rows.length > 0 ? (
        <BatchTable list={list} words={words} rowActions={rowActions} controls={table.setControls} />
      ) : (
        <NoRows
          list={list}
          words={words}
          onClear={clearFilters}
          onTurn={table.focusCaption}
          onRetry={table.retry}
        />
      )}
      <BatchPages list={list} onTurn={table.focusCaption} />
      {(list.total ?? 0) > 0 && !list.error && (
        // Another list is another export.
        <BatchExport key={JSON.stringify(list.filter)} list={list} words={words} />
      )}
    </div>
  );
}

/** Turns the pages of a list that may have more than one. */
function BatchPages({ list, onTurn }: Pick<BatchListProps, "list"> & { readonly onTurn: () => void }) {
  const t = useCopy(batchListCopy);
  const { query, total = 0 } = list;
  if (list.error || total <= Math.min(...perPageChoices) || query.page > list.lastPage) return null;
  return (
    <Pagination
      words={{
        label: t("pages"),
        previous: t("previousPage"),
        next: t("nextPage"),
        page: t("page"),
        perPage: t("perPage"),
        range: (from, to, of) => t("range", { from, to, total: of }),
      }}
      page={query.page}
      perPage={query.perPage}
      perPageOptions={perPageChoices}
      total={total}
      onPageChange={(page) => {
        query.showPage(page);
        onTurn();
      }}
      onPerPageChange={(perPage) => query.filter({ perPage })}
    />
  );
}

function BatchTable({
  list,
  words,
  rowActions: { actionsOf, open },
  controls,
}: Pick<BatchListProps, "list" | "words"> & {
  readonly rowActions: RowActions;
  readonly controls: (controls: TableControls | null) => void;
}) {
  const t = useCopy(batchListCopy);
  const statusWords = useCopy(batchStatusCopy);
  const dates = useDates();
  const { timeZone } = useSession();
  const { side, query } = list;
  const { otherCenter, readAction } = words;
  const tellsMissing = list.rows.some(({ oldest_missing_at }) => Boolean(oldest_missing_at));
  const columns = useMemo(
    () =>
      createBatchColumns({
        side,
        tab: query.status,
        t,
        statusWords,
        dates,
        timeZone,
        otherCenter,
        readAction,
        tellsMissing,
        rowActions: { actionsOf, open },
      }),
    [
      side,
      query.status,
      t,
      statusWords,
      dates,
      timeZone,
      otherCenter,
      readAction,
      tellsMissing,
      actionsOf,
      open,
    ],
  );
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={list.rows}
      getRowKey={getBatchKey}
      isLoading={list.isLoading}
      isBusy={list.isRefreshing}
      controls={controls}
    />
  );
}

/** Where the focus goes in the table, which is not there while it fails. */
function useTableFocus(
  list: BatchListState,
  {
    returnedFrom,
    numberField,
    actionsOf,
  }: Pick<BatchListProps, "returnedFrom"> &
    Pick<RowActions, "actionsOf"> & { readonly numberField: RefObject<HTMLInputElement | null> },
) {
  const table = useRef<TableControls>(null);
  const isCaptionAwaited = useRef(false);
  const setControls = useRef((controls: TableControls | null) => {
    table.current = controls;
    if (!controls || !isCaptionAwaited.current) return;
    isCaptionAwaited.current = false;
    controls.focusCaption();
  }).current;

  function focusCaption(): void {
    isCaptionAwaited.current = table.current === null;
    table.current?.focusCaption();
  }

  const awaitedRow = useRef(returnedFrom);
  useEffect(() => {
    if (list.loadedCount === 0 || awaitedRow.current === undefined) return;
    table.current?.focusRow(awaitedRow.current);
    awaitedRow.current = undefined;
  }, [list.loadedCount]);

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
  }, [list.isRefreshing, list.rows, numberField, actionsOf]);

  // The tab that was pressed has gone away.
  const focusAwaited = useRef(focusCaption);
  focusAwaited.current = focusCaption;
  useEffect(() => {
    if (list.isTabWithdrawn) focusAwaited.current();
  }, [list.isTabWithdrawn]);

  return {
    setControls,
    /** Reads the list anew after what was done to one of its rows. */
    refreshAfterAction(batchId: number) {
      actedOn.current = batchId;
      list.refresh();
    },
    /** At once, or as soon as the table is there. */
    focusCaption,
    retry() {
      // The button that was pressed goes away with the failure.
      focusCaption();
      list.refresh();
    },
  };
}

/** Whether nobody has put the focus anywhere since a dialog was done with. */
function isFocusLeft(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;
}

/** Nothing matches, the page is gone, or there is nothing at all. */
function NoRows({
  list,
  words,
  onClear,
  onTurn,
  onRetry,
}: Pick<BatchListProps, "list" | "words"> & Readonly<Record<"onClear" | "onTurn" | "onRetry", () => void>>) {
  const t = useCopy(batchListCopy);
  const { query, total = 0 } = list;
  if (total > 0 && query.page > list.lastPage) {
    return (
      <ScreenEmptyState
        heading={t("pageMissing", { page: query.page })}
        action={
          <Button
            onPress={() => {
              query.showPage(list.lastPage);
              onTurn();
            }}
          >
            {t("showLastPage")}
          </Button>
        }
      />
    );
  }
  if (list.hasFilters) {
    return (
      <ScreenEmptyState
        drawing={<SearchDrawing />}
        heading={t("noMatches")}
        help={list.typed.trim() !== "" && !list.numberRefusal && t("noMatchesHelp")}
        action={<Button onPress={onClear}>{t("clearFilters")}</Button>}
      />
    );
  }
  // A page without the rows that its server counts is no list without batches.
  if (total > 0) {
    return (
      <ScreenEmptyState
        heading={t("pageEmpty")}
        action={<Button onPress={onRetry}>{t("tryAgain")}</Button>}
      />
    );
  }
  return (
    <ScreenEmptyState drawing={<EmptyTrayDrawing />} heading={words.empty.heading} help={words.empty.help} />
  );
}

function ForbiddenList({ error }: { readonly error: RegistryError }) {
  const t = useCopy(batchListCopy);
  const { slots } = useScreen();
  const heading = t("forbidden");
  const state = (
    <ScreenEmptyState
      drawing={<ForbiddenDrawing />}
      heading={heading}
      help={t("forbiddenHelp")}
      action={
        <DestinationLink to={{ screen: "Dashboard" }} variant="secondary">
          {t("goHome")}
        </DestinationLink>
      }
    />
  );
  // A host's card for failures has its say, and around it the way on is not lost.
  if (!slots.error) return state;
  return (
    <ScreenError heading={heading} error={error}>
      {state}
    </ScreenError>
  );
}
