import type { Batch } from "@id-desk/core";
import { Checkbox, CodeText, type Column, DataTable, Pagination, type TableControls } from "@id-desk/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { type Dates, useDates } from "../../runtime/words/use-dates.ts";
import { nameEvent } from "./event-name.ts";
import * as css from "./History.css.ts";
import { wholeRecordCopy } from "./whole-record.copy.ts";

type BatchEvent = Batch["events"][number];

/** How many entries a page has; a server that pages the trail says itself how many. */
const entriesAPage = 10;

/** How long after the last change of the batch its trail is asked for again, in milliseconds. */
const calmAfterChange = 1000;

/** What happened to a batch, newest first, as its server tells it: nothing is added here. */
export function HistoryTable({
  batch,
  hasTrail,
}: {
  readonly batch: Batch;
  /** The server pages everything that happened, single cards too. */
  readonly hasTrail: boolean;
}) {
  const t = useCopy(wholeRecordCopy);
  const dates = useDates();
  const [showsCards, setShowsCards] = useState(false);
  const [page, setPage] = useState(1);
  const table = useRef<TableControls>(null);
  const trail = useTrail(batch, page, hasTrail && showsCards);
  const columns = useMemo(() => createColumns(t, dates), [t, dates]);
  const own = {
    events: batch.events.slice((page - 1) * entriesAPage, page * entriesAPage),
    meta: { page, per_page: entriesAPage, total: batch.events.length },
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
          caption={t("historyOf", { batch: batch.batch_no })}
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

/** Reads one page of everything that happened, and again once the batch has come to rest after a change. */
function useTrail({ id, version }: Batch, page: number, isEnabled: boolean) {
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
  t: Translate<typeof wholeRecordCopy.texts>,
  dates: Dates,
): readonly Column<BatchEvent>[] {
  const writeBy = ({ actor }: BatchEvent) => <AnyScript>{actor.fullname}</AnyScript>;
  const writeCenter = ({ center }: BatchEvent) => <AnyScript>{center.name}</AnyScript>;
  const writeDate = ({ at }: BatchEvent) => <bdi dir="ltr">{dates.dateTime(at)}</bdi>;
  const writeNotes = ({ notes }: BatchEvent) =>
    notes && (
      <span className={css.whole}>
        <AnyScript>{notes}</AnyScript>
      </span>
    );
  return [
    {
      id: "action",
      header: t("action"),
      isRowHeader: true,
      width: 148,
      cell: ({ action, serial_number }) => (
        <span className={css.what}>
          <bdi>{nameEvent(action, t)}</bdi>
          {serial_number && <CodeText>{serial_number}</CodeText>}
        </span>
      ),
    },
    { id: "by", header: t("by"), width: 168, hideBelow: "sm", cell: writeBy, whenLeftOut: writeBy },
    {
      id: "center",
      header: t("center"),
      width: 208,
      hideBelow: "md",
      cell: writeCenter,
      whenLeftOut: writeCenter,
    },
    {
      id: "date",
      header: t("date"),
      width: 176,
      hideBelow: "sm",
      cell: writeDate,
      whenLeftOut: writeDate,
    },
    { id: "notes", header: t("notes"), hideBelow: "sm", cell: writeNotes, whenLeftOut: writeNotes },
  ];
}
