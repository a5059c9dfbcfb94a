import {
  type BatchSummary,
  daysInTransit,
  daysMissing,
  isLateInTransit,
  isLongMissing,
  type Side,
} from "@id-desk/core";
import { Badge, type Column } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import type { Dates } from "../../runtime/words/use-dates.ts";
import { BatchStatus } from "./BatchStatusBadge.tsx";
import * as css from "./batch-columns.css.ts";
import type { batchListCopy } from "./batch-list.copy.ts";
import type { batchStatusCopy } from "./batch-status.copy.ts";
import type { BatchTab } from "./batch-tab.ts";
import { RowMenu } from "./RowMenu.tsx";
import { readBatchDestination } from "./useBatchList.ts";
import type { RowActions } from "./useRowActions.ts";

/** What the columns of a list of batches are made of. */
export interface BatchColumnsOptions {
  readonly side: Side;
  readonly tab: BatchTab;
  readonly t: Translate<typeof batchListCopy.texts>;
  readonly statusWords: Translate<typeof batchStatusCopy.texts>;
  readonly dates: Dates;
  /** The zone in which the registry counts days. */
  readonly timeZone: string;
  /** The heading over the centre on the other side. */
  readonly otherCenter: string;
  /** The verb with which a batch is opened. */
  readonly readAction: (batch: BatchSummary) => string;
  /** Since when a card has been missing is known of a row at least. */
  readonly tellsMissing: boolean;
  readonly rowActions: Pick<RowActions, "actionsOf" | "open">;
}

type ColumnName =
  | "batch"
  | "center"
  | "cards"
  | "received"
  | "missing"
  | "disputed"
  | "created"
  | "dispatched"
  | "cancelled"
  | "transit"
  | "missingFor"
  | "sms"
  | "status"
  | "action"
  | "menu";

/** A column that is shown wherever its tab is, or only where the window has room for it. */
type PlannedColumn = ColumnName | { readonly onWide: ColumnName };

const start = ["batch", "status", "center", "cards"] as const;
const outcomes = ["received", "missing", "disputed"] as const;
const checkedBySending: readonly PlannedColumn[] = [
  ...start,
  ...outcomes,
  { onWide: "created" },
  "dispatched",
  "transit",
  { onWide: "sms" },
  "menu",
];
const checkedByReceiving: readonly PlannedColumn[] = [
  ...start,
  "dispatched",
  "transit",
  ...outcomes,
  "sms",
  "menu",
];

/**
 * What staff ask about the batches of a tab, on a screen of 1366 px beside the drawer. A column that would
 * be empty on every row is left out.
 */
const columnsOfTab: Readonly<Record<Side, Readonly<Record<BatchTab, readonly PlannedColumn[]>>>> = {
  sending: {
    open: [...start, "created", "action", "menu"],
    dispatched: [...start, "created", "dispatched", "transit", "action", "menu"],
    receiving: checkedBySending,
    received: checkedBySending,
    discrepancy: [
      ...start,
      ...outcomes,
      "transit",
      "missingFor",
      { onWide: "dispatched" },
      { onWide: "sms" },
      "menu",
    ],
    cancelled: [...start, "created", "cancelled", "action", "menu"],
    all: [...start, ...outcomes, "created", { onWide: "dispatched" }, "transit", { onWide: "sms" }, "menu"],
  },
  receiving: {
    open: [],
    cancelled: [],
    dispatched: [...start, "dispatched", "transit", "action", "menu"],
    receiving: [...start, "dispatched", "transit", ...outcomes, { onWide: "action" }, "menu"],
    received: checkedByReceiving,
    discrepancy: [...start, "transit", ...outcomes, "missingFor", { onWide: "dispatched" }, "sms", "menu"],
    all: [...start, "dispatched", "transit", ...outcomes, { onWide: "sms" }, "menu"],
  },
};

/** The columns of a list of batches, in the order in which staff read them. */
export function createBatchColumns(options: BatchColumnsOptions): Column<BatchSummary>[] {
  const { side, tab, t, statusWords, dates, timeZone, otherCenter, readAction } = options;
  const { rowActions, tellsMissing } = options;
  const isSending = side === "sending";
  const readOther = ({ origin_center, destination_center }: BatchSummary) =>
    (isSending ? destination_center : origin_center).name;
  const columns: Readonly<Record<ColumnName, Omit<Column<BatchSummary>, "id">>> = {
    batch: {
      keep: true,
      header: t("batch"),
      width: 158,
      isRowHeader: true,
      cell: (batch) => <BatchCell batch={batch} side={side} />,
    },
    center: {
      header: otherCenter,
      cell: (batch) => <AnyScriptLine>{readOther(batch)}</AnyScriptLine>,
      whenLeftOut: (batch) => <AnyScript>{readOther(batch)}</AnyScript>,
    },
    cards: {
      header: t("cards"),
      width: 60,
      align: "end",
      cell: ({ cards_count }) => writeCount(cards_count, t),
      whenLeftOut: ({ cards_count }) => cards_count !== undefined && t("cardsOf", { count: cards_count }),
    },
    received: {
      header: t("receivedCards"),
      width: 78,
      align: "end",
      cell: (batch) => hasLeft(batch) && writeCount(batch.received_count, t),
    },
    missing: {
      keep: true,
      header: t("missingCards"),
      width: 72,
      align: "end",
      hideBelow: "sm",
      cell: (batch) => hasLeft(batch) && <ProblemCount count={batch.missing_count} />,
      whenLeftOut: (batch) => hasLeft(batch) && writeProblem(t("missingCards"), batch.missing_count),
    },
    disputed: {
      keep: true,
      header: t("disputedCards"),
      width: 78,
      align: "end",
      hideBelow: "sm",
      cell: (batch) => hasLeft(batch) && <ProblemCount count={batch.disputed_count} />,
      whenLeftOut: (batch) => hasLeft(batch) && writeProblem(t("disputedCards"), batch.disputed_count),
    },
    created: {
      header: t("created"),
      width: 124,
      cell: ({ created_at, created_by }) => <DateCell dates={dates} at={created_at} by={created_by} />,
    },
    dispatched: {
      header: t("dispatchedOn"),
      width: 124,
      cell: ({ dispatched_at, dispatched_by }) => (
        <DateCell dates={dates} at={dispatched_at} by={isSending ? dispatched_by : null} />
      ),
    },
    cancelled: {
      header: t("cancelledOn"),
      width: 124,
      cell: ({ cancelled_at, cancelled_by }) => (
        <DateCell dates={dates} at={cancelled_at} by={cancelled_by} />
      ),
    },
    transit: {
      header: t(tab === "received" ? "took" : "inTransit"),
      width: tab === "received" ? 84 : 112,
      // Beside batches that are still on their way, how long another took reads as if it were too.
      cell: (batch) =>
        (tab === "received" || !batch.received_at) && (
          <TransitCell batch={batch} t={t} timeZone={timeZone} dates={dates} />
        ),
    },
    missingFor: {
      header: t("missingFor"),
      width: 164,
      cell: (batch) => <MissingCell batch={batch} t={t} timeZone={timeZone} dates={dates} />,
    },
    sms: {
      header: t("readySms"),
      width: 88,
      cell: ({ ready_sms_sent_at }) =>
        ready_sms_sent_at && (
          <span className={css.sent} title={dates.dateTime(ready_sms_sent_at)}>
            <CheckIcon className={css.sentSign} />
            {t("smsSent")}
          </span>
        ),
    },
    // Beside the batch's number it has no room on a window of 320 px, and stands below it there.
    status: {
      header: t("status"),
      width: 140,
      cell: (batch) => <BatchStatus batch={batch} t={statusWords} />,
      whenLeftOut: (batch) => <BatchStatus batch={batch} t={statusWords} />,
    },
    action: {
      header: t("action"),
      width: 96,
      isHeaderHidden: true,
      align: "end",
      hideBelow: "md",
      cell: (batch) => <ActionCell batch={batch} side={side} verb={readAction(batch)} />,
    },
    menu: {
      keep: true,
      header: t("rowActions"),
      // The button and the cell's own edges.
      width: 64,
      isHeaderHidden: true,
      align: "end",
      cell: (batch) => <RowMenu batch={batch} {...rowActions} />,
    },
  };
  // How long a batch took matters less than for how long a card of it has been missing.
  const isDiscrepancy = tab === "discrepancy";
  const leftOut = isDiscrepancy && tellsMissing ? "transit" : "missingFor";
  const shown = columnsOfTab[side][tab].filter((planned) => planned !== leftOut);
  return shown.map((planned) => {
    if (typeof planned === "string") return { id: planned, ...columns[planned] };
    return { id: planned.onWide, ...columns[planned.onWide], hideBelow: "xl" };
  });
}

/** The outcomes of a batch's cards are told from its dispatch on. */
function hasLeft({ status }: BatchSummary): boolean {
  return status !== "open" && status !== "cancelled";
}

function BatchCell({ batch, side }: { readonly batch: BatchSummary; readonly side: Side }) {
  const number = (
    <DestinationLink to={readBatchDestination(side, batch.id)} variant="standalone" className={css.number}>
      <BatchNumber>{batch.batch_no}</BatchNumber>
    </DestinationLink>
  );
  if (!batch.name) return number;
  return (
    <div className={css.batch}>
      {number}
      <span className={css.name}>
        <AnyScriptLine>{batch.name}</AnyScriptLine>
      </span>
    </div>
  );
}

function ActionCell({
  batch,
  side,
  verb,
}: {
  readonly batch: BatchSummary;
  readonly side: Side;
  readonly verb: string;
}) {
  return (
    <DestinationLink
      to={readBatchDestination(side, batch.id)}
      variant="quiet"
      size="sm"
      aria-label={`${verb} ${batch.batch_no}`}
    >
      {verb}
    </DestinationLink>
  );
}

/** A server may not count. */
function writeCount(count: number | undefined, t: BatchColumnsOptions["t"]): string | undefined {
  return count === undefined ? undefined : t("cardCount", { count });
}

function ProblemCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return <span className={count > 0 ? css.problem : css.none}>{count}</span>;
}

/** A count of cards that are not as they should be, with its heading; nothing while all are. */
function writeProblem(heading: string, count: number | undefined) {
  return count !== undefined && count > 0 && <bdi className={css.problem}>{`${heading} ${count}`}</bdi>;
}

function DateCell({
  dates,
  at,
  by,
}: {
  readonly dates: Dates;
  readonly at: string | null;
  readonly by: BatchSummary["dispatched_by"];
}) {
  if (!at) return null;
  return (
    <>
      <time dateTime={at} title={dates.dateTime(at)}>
        {dates.date(at)}
      </time>
      {by && (
        <span className={css.secondary}>
          <AnyScriptLine>{by.fullname}</AnyScriptLine>
        </span>
      )}
    </>
  );
}

function TransitCell({
  batch,
  t,
  timeZone,
  dates,
}: { readonly batch: BatchSummary } & Pick<BatchColumnsOptions, "t" | "timeZone" | "dates">) {
  const clock = { timeZone, now: dates.now() };
  const days = daysInTransit(batch, clock);
  if (days === undefined) return null;
  const words = t("days", { count: days });
  return isLateInTransit(batch, clock) ? <Badge tone="warning">{words}</Badge> : <bdi>{words}</bdi>;
}

/** For how many days a card of the batch has been missing; nothing where none is, or its server does not tell. */
function MissingCell({
  batch,
  t,
  timeZone,
  dates,
}: { readonly batch: BatchSummary } & Pick<BatchColumnsOptions, "t" | "timeZone" | "dates">) {
  const clock = { timeZone, now: dates.now() };
  const days = daysMissing(batch, clock);
  if (days === undefined) return null;
  const words = t("daysMissing", { count: days });
  return isLongMissing(batch, clock) ? <Badge tone="warning">{words}</Badge> : <bdi>{words}</bdi>;
}
