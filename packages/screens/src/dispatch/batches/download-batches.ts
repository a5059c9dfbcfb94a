import {
  type BatchSummary,
  daysInTransit,
  daysMissing,
  readBatchStatus,
  type StatusLabels,
  todayIn,
} from "@id-desk/core";
import { createMomentWriter, downloadCsv, type FileColumn } from "../../lists/download-csv.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { batchListCopy } from "./batch-list.copy.ts";
import { readOtherCenter } from "./batch-sides.ts";
import type { BatchListState } from "./useBatchList.ts";

/**
 * Gives batches to staff as a file for spreadsheets, named after its tab and the registry's day: times on the registry's
 * clock, counts as numbers, and nothing of any cardholder.
 */
export function downloadBatches(
  batches: readonly BatchSummary[],
  { side, query, words }: BatchListState,
  clock: { readonly timeZone: string; readonly now: Date },
  t: Translate<typeof batchListCopy.texts>,
  statusLabels: StatusLabels,
): void {
  const time = createMomentWriter(clock.timeZone);
  const columns: readonly FileColumn<BatchSummary>[] = [
    [t("batchNumber"), ({ batch_no }) => batch_no],
    [t("batchName"), ({ name }) => name],
    [t("status"), ({ status }) => readBatchStatus({ status }, statusLabels).label],
    [words.otherCenter, (batch) => readOtherCenter(side, batch)],
    [t("cards"), ({ cards_count }) => cards_count],
    [t("receivedCards"), ({ received_count }) => received_count],
    [t("missingCards"), ({ missing_count }) => missing_count],
    [t("disputedCards"), ({ disputed_count }) => disputed_count],
    [t("created"), ({ created_at }) => time(created_at)],
    [t("createdBy"), ({ created_by }) => created_by?.fullname],
    [t("dispatchedOn"), ({ dispatched_at }) => time(dispatched_at)],
    [t("dispatchedBy"), ({ dispatched_by }) => dispatched_by?.fullname],
    [t("receivedOn"), ({ received_at }) => time(received_at)],
    [t("receivedBy"), ({ received_by }) => received_by?.fullname],
    [t("cancelledOn"), ({ cancelled_at }) => time(cancelled_at)],
    [t("cancelledBy"), ({ cancelled_by }) => cancelled_by?.fullname],
    [t("daysInTransit"), (batch) => daysInTransit(batch, clock)],
    [t("daysMissingHeading"), (batch) => daysMissing(batch, clock)],
    [t("readySms"), ({ ready_sms_sent_at }) => time(ready_sms_sent_at)],
  ];
  downloadCsv(`${side}-${query.status}-${todayIn(clock.timeZone, clock.now)}.csv`, columns, batches);
}
