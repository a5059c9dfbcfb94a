import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  isProofOverdue,
  listIssuanceTexts,
  recordActions,
  serverCan,
  updateIssuanceRow,
} from "@id-desk/core";
import { useCallback, useMemo } from "react";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useNarrowedPage } from "../../lists/useNarrowedPage.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { readIssuanceRules } from "../parts/useIssuanceRules.ts";

/** What the rows of a page can be narrowed to. */
const statuses = ["all", "collected", "completed", "returned"] as const;

/** What the list of hand-overs knows and can do. */
export type IssuancesState = ReturnType<typeof useIssuances>;

/** Reads one page of this centre's hand-overs, and narrows it without asking again. */
export function useIssuances(queryProps: ListQueryProps) {
  const query = useListQuery(queryProps, { statuses, defaultStatus: "all" });
  const settings = useSettings(readIssuanceRules);
  const mayGive = useMayGive();
  const now = useNow();
  const { timeZone } = useSession();
  const reading = useListReading("listIssuances", query, () => ({
    query: { page: query.page, per_page: query.perPage },
  }));
  const { data, change, error } = reading;
  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const { proof_outstanding_hours: hours, returns_same_day: returnsSameDay } = settings;
  const issuances = useMemo(() => data?.issuances ?? [], [data]);
  const page = useNarrowedPage(issuances, statuses, query, listIssuanceTexts);
  /** How many missing proofs of the page are a warning. */
  const outstanding = useMemo(
    () => issuances.filter((row) => isProofOverdue(row, { now: now(), hours })).length,
    [issuances, hours, now],
  );
  return {
    ...reading,
    ...page,
    query,
    settings,
    outstanding,
    /** What a hand-over allows now and this screen may give. */
    actionsOf: useCallback(
      (record: IssuanceSummary | Issuance) =>
        recordActions(record, { now: now(), timeZone, returnsSameDay }).filter(
          (action) => action === "printReceipt" || mayGive(action),
        ),
      [now, timeZone, returnsSameDay, mayGive],
    ),
    /** Takes a hand-over as a write has answered it into its row. */
    take(issuance: Issuance) {
      const changeRow = (row: IssuanceSummary) =>
        row.id === issuance.id ? updateIssuanceRow(row, issuance) : row;
      change((answer) => ({ ...answer, issuances: answer.issuances.map(changeRow) }));
    },
    can: (extension: Extension) => serverCan(data, extension),
  };
}
