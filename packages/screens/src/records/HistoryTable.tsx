import type { Batch } from "@id-desk/core";
import { Checkbox, CodeText, type Column, DataTable, Pagination, type TableControls } from "@id-desk/ui";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ScreenError } from "../runtime/frame/ScreenError.tsx";
import { useRead } from "../runtime/reading/use-read.ts";
import { AnyScript } from "../runtime/words/AnyScript.tsx";
import type { WordsOf } from "../runtime/words/copy.ts";
import { type Dates, useDates } from "../runtime/words/use-dates.ts";
import * as css from "./HistoryTable.css.ts";

export type HistoryTexts = Readonly<
  Record<"singleCards" | "historyFailed" | "historyPages" | "noHistory" | "range" | ColumnName, unknown> &
    Record<"previousPage" | "nextPage" | "page", unknown>
>;

type ColumnName = "action" | "by" | "center" | "date" | "notes";
type RecordEvent = Batch["events"][number];

/** How many entries a page has; a server that pages the trail says itself how many. */
const entriesAPage = 10;

/** How long after the last change of the record its trail is asked for again, in milliseconds. */
const calmAfterChange = 1000;

export interface HistoryTableProps {
  readonly record: Pick<Batch, "id" | "version">;
  /** What the record itself tells of, newest first. */
  readonly events: readonly RecordEvent[];
  /** The server pages everything that happened, single cards too. */
  readonly hasTrail: boolean;
  readonly caption: string;
  /** What happened, in words, by the action that the server names. */
  readonly nameAction: (action: string) => string;
  readonly t: WordsOf<HistoryTexts>;
}

/** What happened to a record, newest first, as its server tells it: nothing is added here. */
export function HistoryTable({
  record,
  events: ownEvents,
  hasTrail,
  caption,
  nameAction,
  t,
}: HistoryTableProps) {
  const dates = useDates();
  const [showsCards, setShowsCards] = useState(false);
  const [page, setPage] = useState(1);
  const table = useRef<TableControls>(null);
  const trail = useTrail(record, page, hasTrail && showsCards);
  const columns = useMemo(() => createColumns(t, nameAction, dates), [t, nameAction, dates]);
  const own = {
    events: ownEvents.slice((page - 1) * entriesAPage, page * entriesAPage),
    meta: { page, per_page: entriesAPage, total: ownEvents.length },
  };
  const { events, meta } = showsCards ? (trail.data ?? { events: [], meta: { ...own.meta, total: 0 } }) : own;
  return (
    <>
      {hasTrail && (
        <Checkbox
          label={t("singleCards")}
          isSelected={showsCards}
          onChange={(shows) => {
            setShowsCards(shows);
            setPage(1);
          }}
        />
      )}
      {showsCards && trail.error ? (
        <ScreenError heading={t("historyFailed")} error={trail.error} retry={trail.refresh} />
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={events}
          getRowKey={({ id }) => id}
          empty={t("noHistory")}
          isLoading={showsCards && trail.isLoading}
          isBusy={showsCards && trail.isRefreshing}
          controls={table}
        />
      )}
      {meta.total > meta.per_page && (
        <Pagination
          words={{
            label: t("historyPages"),
            previous: t("previousPage"),
            next: t("nextPage"),
            page: t("page"),
            perPage: "",
            range: (from, to, total) => t("range", { from, to, total }),
          }}
          page={page}
          perPage={meta.per_page}
          total={meta.total}
          onPageChange={(next) => {
            setPage(next);
            table.current?.focusCaption();
          }}
        />
      )}
    </>
  );
}

/** Reads one page of everything that happened, and again once the record has come to rest after a change. */
function useTrail({ id, version }: HistoryTableProps["record"], page: number, isEnabled: boolean) {
  const trail = useRead(
    "listAudit",
    { path: { type: "batch", id }, query: { page } },
    { isEnabled, keepsPrevious: true },
  );
  const { refresh } = trail;
  const read = useRef(version);
  useEffect(() => {
    if (!isEnabled || read.current === version) return undefined;
    const timer = setTimeout(() => {
      read.current = version;
      refresh();
    }, calmAfterChange);
    return () => clearTimeout(timer);
  }, [isEnabled, version, refresh]);
  return trail;
}

function createColumns(
  t: WordsOf<HistoryTexts>,
  nameAction: HistoryTableProps["nameAction"],
  dates: Dates,
): readonly Column<RecordEvent>[] {
  const column = (
    id: ColumnName,
    cell: (event: RecordEvent) => ReactNode,
    room: Pick<Column<RecordEvent>, "width" | "hideBelow">,
  ) => ({ id, header: t(id), cell, whenLeftOut: cell, ...room });
  return [
    {
      id: "action",
      header: t("action"),
      isRowHeader: true,
      width: 148,
      cell: ({ action, serial_number }) => (
        <span className={css.what}>
          <bdi>{nameAction(action)}</bdi>
          {serial_number && <CodeText>{serial_number}</CodeText>}
        </span>
      ),
    },
    column("by", ({ actor }) => <AnyScript>{actor.fullname}</AnyScript>, { width: 168, hideBelow: "sm" }),
    column("center", ({ center }) => <AnyScript>{center.name}</AnyScript>, { width: 208, hideBelow: "md" }),
    column("date", ({ at }) => <bdi dir="ltr">{dates.dateTime(at)}</bdi>, { width: 176, hideBelow: "sm" }),
    column(
      "notes",
      ({ notes }) =>
        notes && (
          <span className={css.whole}>
            <AnyScript>{notes}</AnyScript>
          </span>
        ),
      { hideBelow: "sm" },
    ),
  ];
}
