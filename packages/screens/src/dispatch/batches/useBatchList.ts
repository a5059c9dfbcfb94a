import {
  type BatchSummary,
  type Extension,
  type OperationData,
  type OperationQuery,
  type Side,
  serverCan,
} from "@id-desk/core";
import { useMemo } from "react";
import { useListLimits } from "../../lists/list-limits.ts";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { useCreatedRange } from "../../lists/useCreatedRange.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { type NumberSearch, useNumberSearch } from "../../lists/useNumberSearch.ts";
import { useUnmetTab } from "../../lists/useUnmetTab.ts";
import { useCenters } from "../../places/useCenters.ts";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { readBatchNumber } from "./batch-number.ts";
import { type BatchTab, hasDiscrepancy, readTabCounts, readTabFilter } from "./batch-tab.ts";

/** What a list of batches knows and can do. */
export type BatchListState = ReturnType<typeof useBatchList>;

/** How the registry is asked for batches, but for the page. */
type ListFilter = Omit<OperationQuery<"listSendingBatches">, "page" | "per_page" | "batch_no">;

/** The call that lists the batches of a side. The two take and answer the same, so one stands for both. */
export function listOf(side: Side): "listSendingBatches" {
  return (side === "sending" ? "listSendingBatches" : "listReceivingBatches") as "listSendingBatches";
}

/** The centre that a batch goes to, where it is sent, or comes from. */
export function readOtherCenter(side: Side, { origin_center, destination_center }: BatchSummary): string {
  return (side === "sending" ? destination_center : origin_center).name;
}

/** The page on which staff work on a batch. */
export function readBatchDestination(side: Side, batchId: number): Destination {
  return side === "sending"
    ? { screen: "DispatchSendingBatch", params: { batchId } }
    : { screen: "DispatchReceivingBatch", params: { batchId } };
}

/** Reads one page of the batches that this centre sends or receives, and finds a batch by its number. */
export function useBatchList(
  side: Side,
  allTabs: readonly BatchTab[],
  defaultTab: BatchTab,
  queryProps: ListQueryProps,
  /** The centres are needed at once; else they wait for the rows, which staff came for. */
  { needsCenters = false } = {},
) {
  const limits = useListLimits();
  const tabs = limits.isUnmet("has_discrepancy") ? allTabs.filter((tab) => tab !== "discrepancy") : allTabs;
  const query = useListQuery<BatchTab>(queryProps, { statuses: tabs, defaultStatus: defaultTab });
  const createdRange = useCreatedRange(showFirstPage);

  const isDiscrepancy = query.status === "discrepancy";
  const readFilter = (before: OperationData<"listSendingBatches"> | undefined): ListFilter => ({
    ...readTabFilter(query.status),
    center: query.center,
    // What a server can does not change with the tab, whose first answer is still to come.
    ...(serverCan(before, "created_range") && createdRange.query),
  });
  const reading = useListReading(
    listOf(side),
    query,
    (before) => ({
      query: { ...readFilter(before), page: query.page, per_page: query.perPage },
      // A server that does not know the filter need not say so: the tab goes.
      isSilent: isDiscrepancy,
    }),
    query.status,
  );
  const { data, latest } = reading;
  const isMet = ({ batches }: OperationData<"listSendingBatches">) => batches.every(hasDiscrepancy);
  const tabOf = { isChosen: isDiscrepancy, wish: "has_discrepancy", reading, isMet };
  const { isWithdrawn, isUnmet } = useUnmetTab(tabOf, limits);
  const error = isUnmet ? undefined : reading.error;
  const centers = useCenters(needsCenters || reading.before !== undefined || error !== undefined);

  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const batches = (isUnmet ? undefined : data?.batches) ?? noBatches;
  const number = useBatchNumber(side, batches);
  const isFiltered = query.center !== undefined || number.typed.trim() !== "" || !createdRange.isEmpty;

  function showFirstPage(): void {
    if (query.page !== 1) query.showPage(1);
  }

  return {
    ...reading,
    side,
    query,
    centers,
    /** The tabs that its server can fill. */
    tabs,
    /** The tab of batches with a discrepancy was asked for, and the server cannot tell which these are. */
    isTabWithdrawn: isWithdrawn,
    /** How many batches each tab holds; nothing where the server does not count. */
    counts: useMemo(() => readTabCounts(latest), [latest]),
    /** The days between which the batches were opened; nothing where the server cannot narrow to days. */
    createdRange: serverCan(reading.before, "created_range") ? createdRange : undefined,
    rows: number.shown,
    loadedCount: batches.length,
    isLoading: reading.isLoading || isUnmet,
    error,
    /** Whether its server can something beyond the specification; what needs it is hidden without. */
    can: (extension: Extension) => serverCan(latest, extension),
    /** How the registry is asked for what is listed, but for the page. */
    filter: readFilter(reading.before),
    isFiltered,
    clearFilters() {
      number.type("");
      createdRange.clear();
      if (query.center !== undefined) query.filter({ center: undefined });
      else showFirstPage();
    },
    /** Finds a batch by its number; the rows of the page follow it. */
    number,
  };
}

const noBatches: readonly BatchSummary[] = [];
const numberOf = ({ batch_no }: BatchSummary) => batch_no;

/** Finds batches by their numbers, and opens them. */
function useBatchNumber(side: Side, rows: readonly BatchSummary[]): NumberSearch<BatchSummary> {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const { timeZone } = useSession();
  const now = useNow();
  return useNumberSearch({
    rows,
    numberOf,
    readNumber: (text) => readBatchNumber(text, { timeZone, now: now() }),
    wish: "batch_no",
    async lookUp(batch_no, signal) {
      const query = { batch_no, status: "all", per_page: 10 } as const;
      return (await client.request(listOf(side), { query, signal })).batches;
    },
    onFound: ({ id }) => onNavigate(readBatchDestination(side, id)),
  });
}
