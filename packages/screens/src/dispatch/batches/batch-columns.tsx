import { type BatchSummary, daysInTransit, daysMissing, isLateInTransit, isLongMissing } from "@id-desk/core";
import { Badge, type Column } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import * as list from "../../lists/list.css.ts";
import { createMenuColumn } from "../../lists/menu-column.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BatchStatusBadge } from "./BatchStatusBadge.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import * as css from "./batch-list.css.ts";
import {
  type BatchColumn,
  type BatchEvent,
  type RowAction,
  readBatchDestination,
  readOtherCenter,
} from "./batch-sides.ts";
import type { RowActions } from "./RowDialogs.tsx";
import { rowMenuCopy } from "./row-menu.copy.ts";
import type { BatchListState } from "./useBatchList.ts";

const actionLabels = {
  dispatchBatch: "dispatch",
  printManifest: "printManifest",
  printReceiptNote: "printReceiptNote",
  reopenBatch: "reopenConfirm",
  cancelBatch: "cancel",
  sendReadySms: "readySms",
  addBatchNote: "addNote",
} as const satisfies Record<RowAction, string>;

type Cells = Omit<Column<BatchSummary>, "id">;

/** The columns of every tab, before its own and the menu. */
const start = ["batch", "status", "center", "cards"] as const;

/** The columns of a list of batches, in the order in which staff read them. */
export function useBatchColumns(
  { side, query: { status: tab }, columns: own, rows, words: { otherCenter } }: BatchListState,
  { actionsOf, open }: RowActions,
): readonly Column<BatchSummary>[] {
  const t = useCopy(batchListCopy);
  const tAction = useCopy(rowMenuCopy);
  const dates = useDates();
  const { timeZone } = useSession();
  const tellsMissing = rows.some(({ oldest_missing_at }) => Boolean(oldest_missing_at));
  return useMemo(() => {
    const clock = () => ({ timeZone, now: dates.now() });
    const writeStatus = (batch: BatchSummary) => <BatchStatusBadge batch={batch} />;
    /** A server may not count. */
    const writeCount = (count: number | undefined) => count !== undefined && t("cardCount", { count });

    /** How many cards are not as they should be; left out of a small window while all are. */
    function describeProblems(problem: "missing" | "disputed", width: number): Cells {
      const header = t(`${problem}Cards`);
      const count = (batch: BatchSummary) => (hasLeft(batch) ? batch[`${problem}_count`] : undefined);
      return {
        keep: true,
        header,
        width,
        align: "end",
        hideBelow: "sm",
        cell: (batch) => {
          const found = count(batch);
          return (
            found !== undefined && (
              <span className={found > 0 ? css.problem[problem] : css.none}>{found}</span>
            )
          );
        },
        whenLeftOut: (batch) => {
          const found = count(batch) ?? 0;
          return found > 0 && <bdi className={css.problem[problem]}>{`${header} ${found}`}</bdi>;
        },
      };
    }

    /** How many cards are not as they should be, in the tone of what is worst. */
    function writeProblems({ missing_count: missing, disputed_count: disputed }: BatchSummary) {
      const words = [
        missing > 0 && t("missingOf", { count: missing }),
        disputed > 0 && t("disputedOf", { count: disputed }),
      ].filter(Boolean);
      const worst = missing > 0 ? "missing" : "disputed";
      return words.length > 0 && <bdi className={css.problem[worst]}>{words.join(" · ")}</bdi>;
    }

    /** What became of the cards: how many have arrived, and below it what is wrong with the others. */
    function writeOutcome(batch: BatchSummary) {
      const { received_count, cards_count } = batch;
      if (!hasLeft(batch) || received_count === undefined) return null;
      const received = writeCount(received_count) || "";
      return (
        <CellPair below={writeProblems(batch)}>
          <bdi>{t("outcomeOf", { received, cards: writeCount(cards_count) || "" })}</bdi>
        </CellPair>
      );
    }

    /** When something happened to a batch, and who did it. */
    function describeEvent(event: BatchEvent, header: string): Cells {
      return {
        header,
        ch: 12,
        cell: (batch) => {
          const at = batch[`${event}_at`];
          const by = event === "dispatched" && side === "receiving" ? null : batch[`${event}_by`];
          return (
            at && (
              <CellPair below={by && <AnyScriptLine>{by.fullname}</AnyScriptLine>}>
                <time dateTime={at} title={dates.dateTime(at)}>
                  {dates.date(at)}
                </time>
              </CellPair>
            )
          );
        },
      };
    }

    /** A number of days, which stands out when it is too large; nothing where it is not known. */
    function writeDays(text: "days" | "daysMissing", count: number | undefined, isTooLong: boolean) {
      if (count === undefined) return null;
      const words = t(text, { count });
      return isTooLong ? <Badge tone="warning">{words}</Badge> : <bdi>{words}</bdi>;
    }

    const columns: Readonly<Record<(typeof start)[number] | BatchColumn | "menu", Cells>> = {
      batch: {
        keep: true,
        header: t("batch"),
        ch: 16,
        isRowHeader: true,
        cell: ({ id, batch_no, name }) => {
          const number = (
            <DestinationLink to={readBatchDestination(side, id)} variant="standalone" className={list.number}>
              <BatchNumber>{batch_no}</BatchNumber>
            </DestinationLink>
          );
          if (!name) return number;
          return <CellPair below={<AnyScriptLine>{name}</AnyScriptLine>}>{number}</CellPair>;
        },
      },
      center: {
        header: otherCenter,
        cell: (batch) => (
          <span className={css.centerName}>
            <AnyScript>{readOtherCenter(side, batch)}</AnyScript>
          </span>
        ),
        whenLeftOut: (batch) => <AnyScript>{readOtherCenter(side, batch)}</AnyScript>,
      },
      cards: {
        header: t("cards"),
        width: 64,
        align: "end",
        cell: ({ cards_count }) => writeCount(cards_count),
        whenLeftOut: ({ cards_count }) => cards_count !== undefined && t("cardsOf", { count: cards_count }),
      },
      received: {
        header: t("receivedCards"),
        width: 78,
        align: "end",
        cell: (batch) => hasLeft(batch) && writeCount(batch.received_count),
      },
      missing: describeProblems("missing", 72),
      disputed: describeProblems("disputed", 78),
      // In place of three columns, of which most are empty where batches of every status are listed.
      outcome: {
        keep: true,
        header: t("receivedCards"),
        width: 148,
        hideBelow: "sm",
        cell: writeOutcome,
        whenLeftOut: writeProblems,
      },
      created: describeEvent("created", t("created")),
      dispatched: describeEvent("dispatched", t("dispatchedOn")),
      cancelled: describeEvent("cancelled", t("cancelledOn")),
      transit: {
        header: t(tab === "received" ? "took" : "inTransit"),
        width: 80,
        // Beside batches that are still on their way, how long another took reads as if it were too.
        cell: (batch) =>
          (tab === "received" || !batch.received_at) &&
          writeDays("days", daysInTransit(batch, clock()), isLateInTransit(batch, clock())),
      },
      missingFor: {
        header: t("missingFor"),
        width: 164,
        cell: (batch) => writeDays("daysMissing", daysMissing(batch, clock()), isLongMissing(batch, clock())),
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
        width: 156,
        cell: writeStatus,
        whenLeftOut: writeStatus,
      },
      menu: createMenuColumn<BatchSummary>({
        header: t("rowActions"),
        labelOf: ({ batch_no }) => tAction("actionsOf", { batch: batch_no }),
        itemsOf: (batch) =>
          actionsOf(batch).map((action) => ({
            id: action,
            label: tAction(actionLabels[action]),
            isDestructive: action === "cancelBatch",
            onAction: () => open(action, batch),
          })),
      }),
    };
    // How long a batch took matters less than for how long a card of it has been missing.
    const leftOut = (tab === "discrepancy" || tab === "missing") && tellsMissing ? "transit" : "missingFor";
    return [...start, ...own, "menu" as const].flatMap((planned): readonly Column<BatchSummary>[] => {
      const id = planned.replace("+", "") as keyof typeof columns;
      if (id === leftOut) return [];
      return [{ ...columns[id], id, ...(planned !== id && { hideBelow: "xl" }) }];
    });
  }, [side, tab, own, t, tAction, otherCenter, tellsMissing, dates, timeZone, actionsOf, open]);
}

/** The outcomes of a batch's cards are told from its dispatch on. */
function hasLeft({ status }: BatchSummary): boolean {
  return status !== "open" && status !== "cancelled";
}
