import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  type RecordAction,
  type RegistryError,
  recordActions,
  serverCan,
} from "@id-desk/core";
import { useCallback, useMemo, useState } from "react";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import {
  type ListQueryProps,
  type ListQueryState,
  useListQuery,
} from "../../runtime/reading/use-list-query.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { isProofOutstanding } from "../parts/IssuanceStatus.tsx";
import { type IssuanceRules, useIssuanceSettings } from "../parts/useIssuanceSettings.ts";
import { changeSummary } from "./change-summary.ts";
import { countPage, type PageCounts } from "./count-page.ts";
import { narrowPage } from "./narrow-page.ts";

/** What the rows of a page can be narrowed to. */
export type PageStatus = "all" | "collected" | "completed" | "returned";

const statuses: readonly PageStatus[] = ["all", "collected", "completed", "returned"];

/** What the list of hand-overs knows and can do. */
export interface IssuancesState {
  readonly query: ListQueryState<PageStatus>;
  readonly settings: IssuanceRules;
  /** The rows that are shown, out of the page that was loaded. */
  readonly rows: readonly IssuanceSummary[];
  /** Every row of the page. */
  readonly loaded: readonly IssuanceSummary[];
  readonly counts: PageCounts;
  /** How many hand-overs there are on all pages; nothing until it is known. */
  readonly total: number | undefined;
  readonly lastPage: number;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: RegistryError | undefined;
  /** When the rows came, where a newer answer could not be had. */
  readonly staleSince: number | undefined;
  readonly refresh: () => void;
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
  const settings = useIssuanceSettings();
  const mayGive = useMayGive();
  const now = useNow();
  const { user, center, timeZone } = useSession();
  const [typed, type] = useState("");

  // The rows before stay while a page is turned, but never those of another centre or user.
  const desk = `${user?.username} ${center?.id}`;
  const [answeredDesk, setAnsweredDesk] = useState<string>();
  const reading = useRead(
    "listIssuances",
    { query: { page: query.page, per_page: query.perPage } },
    { keepsPrevious: answeredDesk === desk },
  );
  const { data, change, error } = reading;
  if (data && answeredDesk !== desk) setAnsweredDesk(desk);
  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const loaded = useMemo(() => data?.issuances ?? [], [data]);
  const rows = useMemo(
    () => narrowPage(loaded, { typed, status: query.status }),
    [loaded, typed, query.status],
  );
  const { proof_outstanding_hours: hours, returns_same_day: returnsSameDay } = settings;
  const total = data?.meta.total;
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
    lastPage: Math.max(1, Math.ceil((total ?? 0) / query.perPage)),
    isLoading: reading.isLoading,
    isRefreshing: reading.isRefreshing,
    error,
    staleSince: reading.refreshError ? reading.answeredAt : undefined,
    refresh: reading.refresh,
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
