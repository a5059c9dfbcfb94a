import { type BatchSummary, daysInTransit, isLateInTransit, type Side } from "@id-desk/core";
import { Badge, type Column } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import type { Translate } from "../../runtime/copy.ts";
import { DestinationLink } from "../../runtime/DestinationLink.tsx";
import { AnyScript } from "./AnyScript.tsx";
import { BatchStatusBadge } from "./BatchStatusBadge.tsx";
import * as css from "./batch-columns.css.ts";
import type { batchListCopy } from "./batch-list.copy.ts";
import type { BatchTab } from "./batch-tab.ts";
import { readBatchDestination } from "./useBatchList.ts";
import type { Dates } from "./useDates.ts";

/** What the columns of a list of batches are made of. */
export interface BatchColumnsOptions {
  readonly side: Side;
  readonly tab: BatchTab;
  readonly t: Translate<typeof batchListCopy.texts>;
  readonly dates: Dates;
  /** The zone in which the registry counts days. */
  readonly timeZone: string;
  /** The heading over the centre on the other side. */
  readonly otherCenter: string;
  /** The verb with which a batch is opened. */
  readonly readAction: (batch: BatchSummary) => string;
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
  | "sms"
  | "status"
  | "action";

const outcomes = ["received", "missing", "disputed"] as const;

/** What staff ask about the batches of a tab; a column that would be empty on every row is left out. */
const columnsOfTab: Readonly<Record<Side, Readonly<Record<BatchTab, readonly ColumnName[]>>>> = {
  sending: {
    open: ["batch", "center", "cards", "created", "status", "action"],
    dispatched: ["batch", "center", "cards", "created", "dispatched", "transit", "status", "action"],
    receiving: ["batch", "center", "cards", ...outcomes, "created", "dispatched", "transit", "status"],
    received: ["batch", "center", "cards", ...outcomes, "created", "dispatched", "transit", "sms", "status"],
    discrepancy: ["batch", "center", "cards", ...outcomes, "created", "dispatched", "transit", "status"],
    cancelled: ["batch", "center", "cards", "created", "cancelled", "status", "action"],
    all: ["batch", "center", "cards", ...outcomes, "created", "dispatched", "transit", "sms", "status"],
  },
  receiving: {
    open: [],
    cancelled: [],
    dispatched: ["batch", "center", "cards", "dispatched", "transit", "status", "action"],
    receiving: ["batch", "center", "cards", "dispatched", "transit", ...outcomes, "status", "action"],
    received: ["batch", "center", "cards", "dispatched", "transit", ...outcomes, "sms", "status"],
    discrepancy: ["batch", "center", "cards", "dispatched", "transit", ...outcomes, "sms", "status"],
    all: ["batch", "center", "cards", "dispatched", "transit", ...outcomes, "sms", "status"],
  },
};

/** The columns of a list of batches, in the order in which staff read them. */
export function createBatchColumns(options: BatchColumnsOptions): Column<BatchSummary>[] {
  const { side, tab, t, dates, timeZone, otherCenter, readAction } = options;
  const isSending = side === "sending";
  const columns: Readonly<Record<ColumnName, Omit<Column<BatchSummary>, "id">>> = {
    batch: {
      header: t("batch"),
      isRowHeader: true,
      cell: (batch) => <BatchCell batch={batch} side={side} />,
    },
    center: {
      header: otherCenter,
      cell: ({ origin_center, destination_center }) => (
        <AnyScript>{(isSending ? destination_center : origin_center).name}</AnyScript>
      ),
    },
    cards: { header: t("cards"), align: "end", cell: ({ cards_count }) => cards_count },
    received: {
      header: t("receivedCards"),
      align: "end",
      cell: (batch) => hasLeft(batch) && batch.received_count,
    },
    missing: {
      header: t("missingCards"),
      align: "end",
      cell: (batch) => hasLeft(batch) && <ProblemCount count={batch.missing_count} />,
    },
    disputed: {
      header: t("disputedCards"),
      align: "end",
      cell: (batch) => hasLeft(batch) && <ProblemCount count={batch.disputed_count} />,
    },
    created: {
      header: t("created"),
      cell: ({ created_at, created_by }) => <DateCell dates={dates} at={created_at} by={created_by} />,
    },
    dispatched: {
      header: t("dispatchedOn"),
      cell: ({ dispatched_at, dispatched_by }) => (
        <DateCell dates={dates} at={dispatched_at} by={isSending ? dispatched_by : null} />
      ),
    },
    cancelled: {
      header: t("cancelledOn"),
      cell: ({ cancelled_at, cancelled_by }) => (
        <DateCell dates={dates} at={cancelled_at} by={cancelled_by} />
      ),
    },
    transit: {
      header: t("inTransit"),
      cell: (batch) => <TransitCell batch={batch} t={t} timeZone={timeZone} />,
    },
    sms: {
      header: t("readySms"),
      hideBelow: isSending ? "xl" : undefined,
      cell: ({ ready_sms_sent_at }) =>
        ready_sms_sent_at && (
          <span className={css.sent}>
            <CheckIcon className={css.sentSign} />
            {t("smsSent")}
            <time dateTime={ready_sms_sent_at} className={css.secondary}>
              {dates.date(ready_sms_sent_at)}
            </time>
          </span>
        ),
    },
    status: { header: t("status"), cell: (batch) => <BatchStatusBadge batch={batch} /> },
    action: {
      header: t("action"),
      isHeaderHidden: true,
      align: "end",
      hideBelow: "md",
      cell: (batch) => <ActionCell batch={batch} side={side} verb={readAction(batch)} />,
    },
  };
  return columnsOfTab[side][tab].map((id) => ({ id, ...columns[id] }));
}

/** The outcomes of a batch's cards are told from its dispatch on. */
function hasLeft({ status }: BatchSummary): boolean {
  return status !== "open" && status !== "cancelled";
}

function BatchCell({ batch, side }: { readonly batch: BatchSummary; readonly side: Side }) {
  return (
    <div className={css.batch}>
      <DestinationLink to={readBatchDestination(side, batch.id)} variant="standalone" className={css.number}>
        <bdi dir="ltr">{batch.batch_no}</bdi>
      </DestinationLink>
      {batch.name && (
        <span className={css.name}>
          <AnyScript>{batch.name}</AnyScript>
        </span>
      )}
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

function ProblemCount({ count }: { readonly count: number }) {
  return <span className={count > 0 ? css.problem : css.none}>{count}</span>;
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
    <div>
      <time dateTime={at} title={dates.dateTime(at)}>
        {dates.date(at)}
      </time>
      {by && (
        <span className={css.secondary}>
          <AnyScript>{by.fullname}</AnyScript>
        </span>
      )}
    </div>
  );
}

function TransitCell({
  batch,
  t,
  timeZone,
}: { readonly batch: BatchSummary } & Pick<BatchColumnsOptions, "t" | "timeZone">) {
  const days = daysInTransit(batch, { timeZone });
  if (days === undefined) return null;
  const words = t("days", { count: days });
  return isLateInTransit(batch, { timeZone }) ? <Badge tone="warning">{words}</Badge> : words;
}
