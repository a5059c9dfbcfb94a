import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  type RecordAction,
  recordActions,
  serverCan,
} from "@id-desk/core";
import { useCallback, useMemo, useState } from "react";
import { type ListQueryProps, type ListQueryState, useListQuery } from "../../lists/use-list-query.ts";
import { type ListState, useListReading } from "../../lists/useListReading.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { isProofOutstanding } from "../parts/IssuanceStatus.tsx";
import { type IssuanceRules, readIssuanceRules } from "../parts/issuance-rules.ts";
import { changeSummary } from "./change-summary.ts";
import { countPage, type PageCounts } from "./count-page.ts";
import { narrowPage } from "./narrow-page.ts";

/** What the rows of a page can be narrowed to. */
export type PageStatus = "all" | "collected" | "completed" | "returned";

const statuses: readonly PageStatus[] = ["all", "collected", "completed", "returned"];

/** What the list of hand-overs knows and can do. */
export interface IssuancesState extends ListState<IssuanceSummary> {
  readonly query: ListQueryState<PageStatus>;
  readonly settings: IssuanceRules;
  /** Every row of the page. */
  readonly loaded: readonly IssuanceSummary[];
  readonly counts: PageCounts;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly hasFilters: boolean;
  readonly clearFilters: () => void;
  /** What a hand-over allows now and this screen may give. */
  readonly actionsOf: (record: IssuanceSummary | Issuance) => readonly RecordAction[];
  /** Takes a hand-over as a write has answered it into its row. */
  readonly takeIssuance: (issuance: Issuance) => void;
  readonly can: (extension: Extension) => boolean;
}

/** Reads one page of this centre's hand-overs, and narrows it without asking again. */
export function useIssuances(queryProps: ListQueryProps): IssuancesState {
  const query = useListQuery<PageStatus>(queryProps, { statuses, defaultStatus: "all" });
  const settings = useSettings(readIssuanceRules);
  const mayGive = useMayGive();
  const now = useNow();
  const { timeZone } = useSession();
  const [typed, type] = useState("");

  const reading = useListReading("listIssuances", query, () => ({
    query: { page: query.page, per_page: query.perPage },
  }));
  const { data, change, error, total } = reading;
  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const loaded = useMemo(() => data?.issuances ?? [], [data]);
  const rows = useMemo(
    () => narrowPage(loaded, { typed, status: query.status }),
    [loaded, typed, query.status],
  );
  const { proof_outstanding_hours: hours, returns_same_day: returnsSameDay } = settings;
  return {
    query,
    settings,
    rows,
    loaded,
    counts: useMemo(
      () => countPage(loaded, (record) => isProofOutstanding(record, { now: now(), hours })),
      [loaded, hours, now],
    ),
    total,
    lastPage: reading.lastPage,
    isLoading: reading.isLoading,
    isRefreshing: reading.isRefreshing,
    error,
    staleSince: reading.staleSince,
    refresh: reading.refresh,
    isFiltered: loaded.length > 0,
    typed,
    type,
    hasFilters: typed.trim() !== "" || query.status !== "all",
    clearFilters() {
      type("");
      if (query.status !== "all") query.narrow("all");
    },
    actionsOf: useCallback(
      (record) =>
        recordActions(record, { now: now(), timeZone, returnsSameDay }).filter(
          (action) => action === "printReceipt" || mayGive(action),
        ),
      [now, timeZone, returnsSameDay, mayGive],
    ),
    takeIssuance: useCallback(
      (issuance) =>
        change((answer) => ({
          ...answer,
          issuances: answer.issuances.map((row) =>
            row.id === issuance.id ? changeSummary(row, issuance) : row,
          ),
        })),
      [change],
    ),
    can: (extension) => serverCan(data, extension),
  };
}
