import { type Extension, type OperationData, type OperationQuery, serverCan } from "@id-desk/core";
import type { InteractionSummary } from "@id-desk/core/xpat";
import { useState } from "react";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { type CreatedRange, useCreatedRange } from "../../lists/useCreatedRange.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useListSearch } from "../../lists/useListSearch.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { type OutcomeFilter, outcomeFilters, readInteractionSearch } from "./interaction-filters.ts";

/** What the list of interactions knows and can do. */
export type XpatInteractionsState = ReturnType<typeof useXpatInteractions>;

/** How the registry is asked for interactions and for their figures, but for the page. */
type Filter = OperationQuery<"getInteractionStats">;

type Officer = InteractionSummary["officer"];

const noInteractions: readonly InteractionSummary[] = [];

/** Reads one page of interactions and the figures of all of them, narrowed by the same filters. */
export function useXpatInteractions(queryProps: ListQueryProps, day?: string) {
  const query = useListQuery<OutcomeFilter>(queryProps, {
    statuses: outcomeFilters,
    defaultStatus: "all",
  });
  const showFirstPage = () => query.page !== 1 && query.showPage(1);
  const search = useListSearch(readInteractionSearch, showFirstPage);
  const range: CreatedRange = useCreatedRange(showFirstPage, day);
  const [island, setIsland] = useState<number | null>(null);
  const [officer, setOfficer] = useState<string | null>(null);
  const seesAll = useSession().user?.temp_full_access === true;

  const { created_from, created_to } = range.query;
  const filter: Filter = {
    ...(query.status !== "all" && { outcome: query.status }),
    ...(island !== null && { island_id: island }),
    ...(officer !== null && { officer }),
    ...(created_from && { date_from: created_from }),
    ...(created_to && { date_to: created_to }),
    ...(search.term && { search: search.term }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const readFilter = (before: Answer | undefined): Filter =>
    serverCan(before, "interactions") ? filter : {};
  const reading = useListReading(
    "listInteractions",
    query,
    (before) => ({ query: { ...readFilter(before), page: query.page, per_page: query.perPage } }),
    // Other filters make another list, as they make other figures. The first answer is another list too: no filter narrows
    // it, because its server has not yet said that it can.
    (before) => JSON.stringify(readFilter(before)),
  );
  const { data, latest, before, error, refresh } = reading;
  const figures = useRead(
    "getInteractionStats",
    { query: readFilter(before), isSilent: true },
    { isEnabled: before !== undefined || !isFiltered },
  );
  const own = useRead("getCurrentIsland", { isSilent: true }, { isEnabled: !seesAll });
  /** Reads the list and its figures again. */
  function refreshAll(): undefined {
    refresh();
    figures.refresh();
  }
  useScreenState({ isReady: data !== undefined, error, retry: refreshAll });

  const rows = data?.interactions ?? noInteractions;
  return {
    ...reading,
    query,
    rows,
    /** How the registry is asked for what is listed, but for the page. */
    filter: readFilter(latest),
    isFiltered,
    search,
    range,
    island,
    officer,
    officers: useOfficers(rows),
    /** Shows the first page of one island, or of all of them with null. */
    showIsland(next: number | null) {
      setIsland(next);
      showFirstPage();
    },
    /** Shows the first page of one officer by username, or of all of them with null. */
    showOfficer(next: string | null) {
      setOfficer(next);
      showFirstPage();
    },
    clearFilters() {
      search.submit("");
      range.clear();
      setIsland(null);
      setOfficer(null);
      query.filter({ status: "all" });
    },
    /** The user sees the interactions on every island, and not only those on their own. */
    seesAll,
    /** The island of the user's centre; nothing while it is not known, and for those who see all. */
    ownIsland: own.data?.island ?? undefined,
    figures,
    refresh: refreshAll,
    can: (extension: Extension) => serverCan(latest, extension),
  };
}

type Answer = OperationData<"listInteractions">;

/** The officers of all rows that were shown so far, with the user; no call of the registry lists them. */
function useOfficers(rows: readonly InteractionSummary[]): readonly Officer[] {
  const { user } = useSession();
  const [officers, setOfficers] = useState<readonly Officer[]>(() =>
    user ? [{ username: user.username, fullname: user.fullname }] : [],
  );
  const known = new Set(officers.map(({ username }) => username));
  const found = new Map(rows.map(({ officer }) => [officer.username, officer]));
  const added = [...found.values()].filter(({ username }) => !known.has(username));
  if (added.length > 0) setOfficers([...officers, ...added]);
  return officers;
}
