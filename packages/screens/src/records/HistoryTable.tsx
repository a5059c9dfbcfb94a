import { Checkbox, CodeText, type Column, DataTable, Pagination, type TableControls } from "@id-desk/ui";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ScreenError } from "../runtime/frame/ScreenError.tsx";
import { useRead } from "../runtime/reading/use-read.ts";
import { AnyScript } from "../runtime/words/AnyScript.tsx";
import type { WordsOf } from "../runtime/words/copy.ts";
import { type Dates, useDates } from "../runtime/words/use-dates.ts";
import * as css from "./HistoryTable.css.ts";

export type HistoryTexts = Readonly<
  Record<"historyFailed" | "historyPages" | "noHistory" | "range" | ColumnName, unknown> &
    Record<"previousPage" | "nextPage" | "page", unknown>
>;

type ColumnName = "action" | "by" | "center" | "date" | "notes";

/** One thing that happened to a record. */
interface RecordEvent {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  /** Nobody where no member of staff did it. */
  readonly actor: { readonly fullname: string } | null;
  readonly center: { readonly name: string } | null;
  readonly serial_number?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

/** How many entries a page has; a server that pages the trail says itself how many. */
const entriesAPage = 10;

/** How long after the last change of the record its trail is asked for again, in milliseconds. */
const calmAfterChange = 1000;

export interface HistoryTableProps {
  /** Which record; the server has the whole trail under its type and id. */
  readonly record: {
    readonly type: "batch" | "application";
    readonly id: number;
    readonly version?: number | undefined;
  };
  /** What the record itself tells of, newest first. */
  readonly events: readonly RecordEvent[];
  /** What the trail of the server tells beyond the events; nothing where it pages none. */
  readonly trail: string | undefined;
  /** Who did what no member of staff did. */
  readonly others?: string | undefined;
  readonly caption: string;
  /** What happened, in words, by the action that the server names. */
  readonly nameAction: (action: string) => string;
  readonly t: WordsOf<HistoryTexts>;
}

/** What happened to a record, newest first, as its server tells it: nothing is added here. */
export function HistoryTable({
  record,
  events: ownEvents,
  trail: trailLabel,
  others = "",
  caption,
  nameAction,
  t,
}: HistoryTableProps) {
  const dates = useDates();
  const [showsTrail, setShowsTrail] = useState(false);
  const [page, setPage] = useState(1);
  const table = useRef<TableControls>(null);
  const trail = useTrail(record, page, trailLabel !== undefined && showsTrail);
  const columns = useMemo(
    () => createColumns(t, { nameAction, others, dates }),
    [t, nameAction, others, dates],
  );
  const own = {
    events: ownEvents.slice((page - 1) * entriesAPage, page * entriesAPage),
    meta: { page, per_page: entriesAPage, total: ownEvents.length },
  };
  const { events, meta } = showsTrail ? (trail.data ?? { events: [], meta: { ...own.meta, total: 0 } }) : own;
  return (
    <>
      {trailLabel !== undefined && (
        <Checkbox
          label={trailLabel}
          isSelected={showsTrail}
          onChange={(shows) => {
            setShowsTrail(shows);
            setPage(1);
          }}
        />
      )}
      {showsTrail && trail.error ? (
        <ScreenError heading={t("historyFailed")} error={trail.error} retry={trail.refresh} />
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={events}
          getRowKey={({ id }) => id}
          empty={t("noHistory")}
          isLoading={showsTrail && trail.isLoading}
          isBusy={showsTrail && trail.isRefreshing}
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
function useTrail({ type, id, version }: HistoryTableProps["record"], page: number, isEnabled: boolean) {
  const trail = useRead(
    "listAudit",
    { path: { type, id }, query: { page } },
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
  {
    nameAction,
    others,
    dates,
  }: Pick<HistoryTableProps, "nameAction"> & { readonly others: string; readonly dates: Dates },
): readonly Column<RecordEvent>[] {
  const column = (
    id: ColumnName,
    cell: (event: RecordEvent) => ReactNode,
    room: Pick<Column<RecordEvent>, "width" | "ch" | "hideBelow">,
  ) => ({ id, header: t(id), cell, whenLeftOut: cell, ...room });
  return [
    {
      id: "action",
      header: t("action"),
      isRowHeader: true,
      width: 148,
      cell: (event) => (
        <span className={css.what}>
          <bdi>{nameAction(event.action)}</bdi>
          {"serial_number" in event && event.serial_number && <CodeText>{event.serial_number}</CodeText>}
        </span>
      ),
    },
    column("by", ({ actor }) => <AnyScript>{actor?.fullname || others}</AnyScript>, {
      width: 168,
      hideBelow: "sm",
    }),
    column("center", ({ center }) => <AnyScript>{center?.name ?? ""}</AnyScript>, {
      width: 208,
      hideBelow: "md",
    }),
    column("date", ({ at }) => <time dateTime={at}>{dates.dateTime(at)}</time>, {
      ch: 16.8,
      hideBelow: "sm",
    }),
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
