import {
  Alert,
  Button,
  type Column,
  DataTable,
  EmptyTrayDrawing,
  Pagination,
  SearchDrawing,
  type TableSelection,
} from "@id-desk/ui";
import type { ReactNode } from "react";
import { ScreenEmptyState } from "../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../runtime/frame/ScreenError.tsx";
import { screenCopy } from "../runtime/frame/screen.copy.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import { listCopy } from "./list.copy.ts";
import { perPageChoices } from "./use-list-query.ts";
import type { ListState } from "./useListReading.ts";
import type { TableFocus } from "./useTableFocus.ts";

/** The texts in which a list speaks of its rows. */
type RowsText =
  /** Names the way from page to page. */
  | "pages"
  | "loadFailed"
  /** The server counts rows on this page and sends none. */
  | "pageEmpty"
  | "noMatches"
  | "noMatchesHelp";

/** What the rows of a list take. */
export interface ListRowsProps<Row> {
  readonly list: ListState<Row>;
  readonly words: WordsOf<Readonly<Record<RowsText, unknown>>>;
  /** Names the table. */
  readonly caption: string;
  /** Shown if the list has no rows and no filter is set. */
  readonly empty: { readonly heading: string; readonly help?: string | undefined };
  /** Leaves out the help text if nothing matches. */
  readonly isMatchHelpHidden?: boolean;
  /** Kept the same from one rendering to the next, or every row is drawn again. */
  readonly columns: readonly Column<Row>[];
  /** Which rows are chosen; left out where none can be. */
  readonly selection?: TableSelection<Row> | undefined;
  readonly focus: TableFocus;
  /** Clears the filters, and puts the focus where it can stay. */
  readonly onClear: () => void;
  /** Shown between the rows and the way to other pages. */
  readonly children?: ReactNode;
}

const getRowKey = ({ id }: { readonly id: number }) => id;

/** One page of a list, every state in which there is none, and the way to other pages. */
export function ListRows<Row extends { readonly id: number }>(props: ListRowsProps<Row>) {
  const { list, words, caption, columns, selection, focus, children } = props;
  function retry(): void {
    // The button that was pressed goes away with the failure.
    focus.focusCaption();
    list.refresh();
  }
  function showPage(page: number): void {
    list.query.showPage(page);
    focus.focusCaption();
  }
  return (
    <>
      {list.staleSince !== undefined && <Stale since={list.staleSince} />}
      {list.error ? (
        <ScreenError heading={words("loadFailed")} error={list.error} retry={retry} />
      ) : list.isLoading || list.rows.length > 0 ? (
        <DataTable
          caption={caption}
          columns={columns}
          rows={list.rows}
          getRowKey={getRowKey}
          isLoading={list.isLoading}
          isBusy={list.isRefreshing}
          selection={selection}
          controls={focus.setControls}
        />
      ) : (
        <NoRows {...props} showPage={showPage} retry={retry} />
      )}
      {children}
      <Pages list={list} label={words("pages")} showPage={showPage} />
    </>
  );
}

/** Says of when the rows are, where a newer answer could not be had. */
function Stale({ since }: { readonly since: number }) {
  const t = useCopy(listCopy);
  const dates = useDates();
  const at = dates.time(new Date(since).toISOString());
  return <Alert tone="warning" announce="politely" heading={t("refreshFailed", { at })} />;
}

interface Parts {
  readonly list: ListState<object>;
  readonly showPage: (page: number) => void;
}

/** Nothing matches, the page is gone, or there is nothing at all. */
function NoRows({
  list,
  words,
  empty,
  isMatchHelpHidden = false,
  onClear,
  showPage,
  retry,
}: Pick<ListRowsProps<object>, "words" | "empty" | "isMatchHelpHidden" | "onClear"> &
  Parts & { readonly retry: () => void }) {
  const t = useCopy(listCopy);
  const tScreen = useCopy(screenCopy);
  const { query, total = 0, lastPage } = list;
  if (total > 0 && query.page > lastPage) {
    return (
      <ScreenEmptyState
        heading={t("pageMissing", { page: query.page })}
        action={<Button onPress={() => showPage(lastPage)}>{t("showLastPage")}</Button>}
      />
    );
  }
  if (list.isFiltered) {
    return (
      <ScreenEmptyState
        drawing={<SearchDrawing />}
        heading={words("noMatches")}
        help={!isMatchHelpHidden && words("noMatchesHelp")}
        action={<Button onPress={onClear}>{t("clearFilters")}</Button>}
      />
    );
  }
  // A page without the rows that its server counts is no list without rows.
  if (total > 0) {
    return (
      <ScreenEmptyState
        heading={words("pageEmpty")}
        action={<Button onPress={retry}>{tScreen("tryAgain")}</Button>}
      />
    );
  }
  return <ScreenEmptyState drawing={<EmptyTrayDrawing />} {...empty} />;
}

/** Turns the pages of a list that may have more than one. */
function Pages({ list, label, showPage }: Parts & { readonly label: string }) {
  const t = useCopy(listCopy);
  const { query, total = 0 } = list;
  if (list.error || total <= Math.min(...perPageChoices) || query.page > list.lastPage) return null;
  return (
    <Pagination
      words={{
        label,
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
      onPageChange={showPage}
      onPerPageChange={(perPage) => query.filter({ perPage })}
    />
  );
}
