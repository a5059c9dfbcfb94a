import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  isProofOverdue,
  listIssuanceTexts,
  type OperationData,
  recordActions,
  serverCan,
  updateIssuanceRow,
} from "@id-desk/core";
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useListLimits } from "../../lists/list-limits.ts";
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

/** What the server is asked to narrow; one that does not know it may refuse it. */
const wish = "status of hand-overs";

/** How many hand-overs of the whole list have each status. */
const readCounts = ({ collected = 0, completed = 0, returned = 0 }: Readonly<Record<string, number>>) => ({
  all: collected + completed + returned,
  collected,
  completed,
  returned,
});

/** What the list of hand-overs knows and can do. */
export type IssuancesState = ReturnType<typeof useIssuances>;

/** Reads one page of this centre's hand-overs, and narrows it without asking again. */
export function useIssuances(queryProps: ListQueryProps) {
  const query = useListQuery(queryProps, { statuses, defaultStatus: "all" });
  const settings = useSettings(readIssuanceRules);
  const mayGive = useMayGive();
  const now = useNow();
  const { timeZone } = useSession();
  const limits = useListLimits();
  const isKnownUnmet = limits.isUnmet(wish);
  /** A server that narrows is asked for the status; another one for the page, which is narrowed here. */
  const asksStatus = (before: OperationData<"listIssuances"> | undefined) =>
    query.status !== "all" && !isKnownUnmet && (!before || serverCan(before, "figures"));
  const reading = useListReading(
    "listIssuances",
    query,
    (before) => ({
      query: {
        page: query.page,
        per_page: query.perPage,
        ...(asksStatus(before) && { status: query.status }),
      },
      isSilent: asksStatus(before) && !before,
    }),
    isKnownUnmet ? "" : query.status,
  );
  const { data, change } = reading;
  const isRefused = reading.error?.code === "validation" && asksStatus(reading.before);
  const { remember } = limits;
  useLayoutEffect(() => {
    if (isRefused) remember(wish);
  }, [isRefused, remember]);
  const error = isRefused ? undefined : reading.error;
  const narrowsAtServer = serverCan(reading.latest, "figures") && reading.latest?.meta.counts !== undefined;
  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const { proof_outstanding_hours: hours, returns_same_day: returnsSameDay } = settings;
  const issuances = useMemo(() => data?.issuances ?? [], [data]);
  const page = useNarrowedPage(issuances, statuses, query, listIssuanceTexts);
  /** How many missing proofs of the page are a warning. */
  const outstanding = useMemo(
    () => issuances.filter((row) => isProofOverdue(row, { now: now(), hours })).length,
    [issuances, hours, now],
  );
  const counts = narrowsAtServer ? readCounts(reading.latest?.meta.counts ?? {}) : page.counts;
  return {
    ...reading,
    error,
    ...page,
    counts,
    /** The status narrows the whole list and not its page alone. */
    narrowsAtServer,
    query: narrowsAtServer
      ? { ...query, narrow: (status: (typeof statuses)[number]) => query.filter({ status }) }
      : query,
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
