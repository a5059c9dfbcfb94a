import {
  type ApplicationSummary,
  daysWaiting,
  findLabel,
  readApplicationStatus,
  type StatusLabels,
  todayIn,
} from "@id-desk/core";
import { downloadCsv, type FileColumn } from "../../lists/download-csv.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { applicationListCopy } from "./application-list.copy.ts";
import type { ApplicationListState } from "./useApplicationList.ts";

/**
 * Gives applications to staff as a file for spreadsheets, named after its status and the registry's day. It has nothing of
 * any person: what they are searched by is not in it.
 */
export function downloadApplications(
  applications: readonly ApplicationSummary[],
  { channel, query, settings, words }: ApplicationListState,
  clock: { readonly timeZone: string; readonly now: Date },
  t: Translate<typeof applicationListCopy.texts>,
  statusLabels: StatusLabels,
): void {
  const columns: readonly FileColumn<ApplicationSummary>[] = [
    [words.number, ({ application_no }) => application_no],
    [t("type"), ({ type }) => findLabel(settings.types, type)],
    [t("status"), ({ status }) => readApplicationStatus(status, statusLabels).label],
    [t("daysInStatus"), (application) => daysWaiting(application, clock)],
    [t("collectionCenter"), ({ collection_center }) => collection_center.name],
  ];
  const day = todayIn(clock.timeZone, clock.now);
  downloadCsv(`applications-${channel}-${query.status}-${day}.csv`, columns, applications);
}
