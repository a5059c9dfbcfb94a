import {
  type BatchSummary,
  type Extension,
  isRegistryError,
  type OperationData,
  type OperationQuery,
  type Side,
  serverCan,
} from "@id-desk/core";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type ListQueryProps, type ListQueryState, useListQuery } from "../../lists/use-list-query.ts";
import { type ListReading, type ListState, useListReading } from "../../lists/useListReading.ts";
import { type Centers, useCenters } from "../../places/useCenters.ts";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { readBatchNumber } from "./batch-number.ts";
import { type BatchTab, hasDiscrepancy, readTabCounts, readTabFilter } from "./batch-tab.ts";
import { useListLimits } from "./list-limits.ts";
import { type CreatedRange, useCreatedRange } from "./useCreatedRange.ts";

/** Why a batch number led nowhere. */
export type NumberRefusal =
  | { readonly kind: "incomplete" }
  | { readonly kind: "unknown"; readonly batchNo: string }
  /** The server cannot look for a number, and it is not on the page. */
  | { readonly kind: "notOnPage"; readonly batchNo: string }
  | { readonly kind: "failed"; readonly message: string };

/** What a list of batches knows and can do. */
export interface BatchListState extends ListState<BatchSummary> {
  readonly side: Side;
  readonly query: ListQueryState<BatchTab>;
  readonly centers: Centers;
  /** The tabs that its server can fill. */
  readonly tabs: readonly BatchTab[];
  /** The tab of batches with a discrepancy was asked for, and the server cannot tell which these are. */
  readonly isTabWithdrawn: boolean;
  /** How many batches each tab holds; nothing where the server does not count. */
  readonly counts: Readonly<Partial<Record<BatchTab, number>>> | undefined;
  /** The days between which the batches were opened; nothing where the server cannot narrow to days. */
  readonly createdRange: CreatedRange | undefined;
  readonly loadedCount: number;
  /** Whether its server can something beyond the specification; what needs it is hidden without. */
  readonly can: (extension: Extension) => boolean;
  /** How the registry is asked for what is listed, but for the page. */
  readonly filter: ListFilter;
  readonly hasFilters: boolean;
  readonly clearFilters: () => void;

  /** What stands in the box for a batch number; the rows of the page follow it. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Opens the batch whose number was scanned or typed. */
  readonly openTyped: () => Promise<void>;
  readonly isOpening: boolean;
  readonly numberRefusal: NumberRefusal | undefined;
  /** The server cannot look for a number, so that one is looked for on the page alone. */
  readonly isNumberOnPage: boolean;
}

export const getBatchKey = ({ id }: BatchSummary) => id;

/** How the registry is asked for batches, but for the page. */
export type ListFilter = Omit<OperationQuery<"listSendingBatches">, "page" | "per_page" | "batch_no">;

/** The call that lists the batches of a side. The two take and answer the same, so one stands for both. */
export function listOf(side: Side): "listSendingBatches" {
  return (side === "sending" ? "listSendingBatches" : "listReceivingBatches") as "listSendingBatches";
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
): BatchListState {
  const limits = useListLimits();
  const tabs = limits.isUnmet("has_discrepancy") ? allTabs.filter((tab) => tab !== "discrepancy") : allTabs;
  const query = useListQuery<BatchTab>(queryProps, { statuses: tabs, defaultStatus: defaultTab });
  const [typed, setTyped] = useState("");
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
  const { data, latest, total } = reading;
  const { isTabWithdrawn, isUnmet } = useWithdrawnTab(isDiscrepancy, reading, limits.remember);
  const error = isUnmet ? undefined : reading.error;
  const centers = useCenters(needsCenters || reading.before !== undefined || error !== undefined);

  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const batches = isUnmet ? undefined : data?.batches;
  const rows = useMemo(() => narrow(batches ?? [], typed), [batches, typed]);
  const hasFilters = query.center !== undefined || typed.trim() !== "" || !createdRange.isEmpty;
  const opening = useOpenByNumber(side, batches ?? [], rows, limits);

  function showFirstPage(): void {
    if (query.page !== 1) query.showPage(1);
  }

  return {
    side,
    query,
    centers,
    tabs,
    isTabWithdrawn,
    counts: useMemo(() => readTabCounts(latest), [latest]),
    createdRange: serverCan(reading.before, "created_range") ? createdRange : undefined,
    rows,
    loadedCount: batches?.length ?? 0,
    total,
    lastPage: reading.lastPage,
    isLoading: reading.isLoading || isUnmet,
    isRefreshing: reading.isRefreshing,
    error,
    staleSince: reading.staleSince,
    refresh: reading.refresh,
    can: (extension) => serverCan(latest, extension),
    filter: readFilter(reading.before),
    hasFilters,
    isFiltered: hasFilters,
    clearFilters() {
      setTyped("");
      opening.forgetRefusal();
      createdRange.clear();
      if (query.center !== undefined) query.filter({ center: undefined });
      else showFirstPage();
    },
    typed,
    type(text) {
      setTyped(text);
      opening.forgetRefusal();
    },
    openTyped: () => opening.open(typed),
    isOpening: opening.isOpening,
    numberRefusal: opening.refusal,
    isNumberOnPage: limits.isUnmet("batch_no"),
  };
}

/** Narrows a page to what was typed. */
function narrow(batches: readonly BatchSummary[], typed: string): readonly BatchSummary[] {
  const part = typed.trim().toUpperCase();
  return part === "" ? batches : batches.filter(({ batch_no }) => batch_no.includes(part));
}

/** Takes the tab of batches with a discrepancy away where the server refuses its filter or takes no heed of it. */
function useWithdrawnTab(
  isDiscrepancy: boolean,
  { data, error }: ListReading<OperationData<"listSendingBatches">>,
  remember: ReturnType<typeof useListLimits>["remember"],
) {
  const registry = useRegistry();
  const [isTabWithdrawn, setTabWithdrawn] = useState(false);
  const isRefused = error?.code === "validation";
  const isUnmet = isDiscrepancy && (isRefused || (data !== undefined && !data.batches.every(hasDiscrepancy)));
  // Before it is painted: nobody is to see what is wrong with a tab that is about to go.
  useLayoutEffect(() => {
    if (!isUnmet) return;
    remember("has_discrepancy");
    setTabWithdrawn(true);
  }, [isUnmet, remember]);
  useEffect(() => {
    // Asked for in silence, and this is no refusal of the filter.
    if (isDiscrepancy && error && !isRefused && error.code !== "unauthenticated")
      registry.notify({ tone: "error", message: error.message, error });
  }, [isDiscrepancy, isRefused, error, registry]);
  return { isTabWithdrawn, isUnmet };
}

/** Finds a batch by its number: on the page that is loaded, and else at the registry. */
function useOpenByNumber(
  side: Side,
  loaded: readonly BatchSummary[],
  shown: readonly BatchSummary[],
  { isUnmet, remember }: ReturnType<typeof useListLimits>,
) {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const { timeZone } = useSession();
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<NumberRefusal>();
  const lookUp = useRef<AbortController>(undefined);
  const now = useNow();
  useEffect(() => () => lookUp.current?.abort(), []);

  const openBatch = ({ id }: Pick<BatchSummary, "id">) => onNavigate(readBatchDestination(side, id));

  function refuseUnknownFilter(batchNo: string): void {
    remember("batch_no");
    setRefusal({ kind: "notOnPage", batchNo });
  }

  async function ask(batchNo: string): Promise<void> {
    if (isUnmet("batch_no")) return setRefusal({ kind: "notOnPage", batchNo });
    const controller = new AbortController();
    lookUp.current?.abort();
    lookUp.current = controller;
    setOpening(true);
    try {
      const { batches } = await client.request(listOf(side), {
        query: { batch_no: batchNo, status: "all", per_page: 10 },
        signal: controller.signal,
      });
      const found = batches.find(({ batch_no }) => batch_no === batchNo);
      if (found) openBatch(found);
      else if (batches.length > 0) refuseUnknownFilter(batchNo);
      else setRefusal({ kind: "unknown", batchNo });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRegistryError(error)) throw error;
      if (error.code === "validation") refuseUnknownFilter(batchNo);
      else setRefusal({ kind: "failed", message: error.message });
    } finally {
      if (lookUp.current === controller) setOpening(false);
    }
  }

  return {
    isOpening,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    async open(typed: string): Promise<void> {
      const text = typed.trim();
      if (text === "") return;
      setRefusal(undefined);
      const batchNo = readBatchNumber(text, { timeZone, now: now() });
      const isWhole = batchNo === text.toUpperCase();
      const [onlyShown] = shown.length === 1 ? shown : [];
      const known = loaded.find(({ batch_no }) => batch_no === batchNo) ?? (isWhole ? undefined : onlyShown);
      if (known) openBatch(known);
      else if (batchNo) await ask(batchNo);
      else setRefusal({ kind: "incomplete" });
    },
  };
}
