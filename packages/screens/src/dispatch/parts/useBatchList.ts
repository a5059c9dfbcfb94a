import {
  type BatchSummary,
  type Extension,
  isRegistryError,
  type RegistryError,
  type Side,
  serverCan,
} from "@id-desk/core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Destination } from "../../runtime/destination.ts";
import { useNavigation, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { useScreenState } from "../../runtime/screen-context.ts";
import { type ListQueryProps, type ListQueryState, useListQuery } from "../../runtime/use-list-query.ts";
import { useNow } from "../../runtime/use-now.ts";
import { useRead } from "../../runtime/use-read.ts";
import { readBatchNumber } from "./batch-number.ts";
import { type BatchTab, hasDiscrepancy, readTabFilter } from "./batch-tab.ts";
import { type Centers, useCenters } from "./useCenters.ts";

/** Why a batch number led nowhere. */
export type NumberRefusal =
  | { readonly kind: "incomplete" }
  | { readonly kind: "unknown"; readonly batchNo: string }
  /** The server cannot look for a number, and it is not on the page. */
  | { readonly kind: "notOnPage"; readonly batchNo: string }
  | { readonly kind: "failed"; readonly message: string };

/** What a list of batches knows and can do. */
export interface BatchListState {
  readonly side: Side;
  readonly query: ListQueryState<BatchTab>;
  readonly centers: Centers;
  /** The rows that are shown, out of the page that was loaded. */
  readonly rows: readonly BatchSummary[];
  readonly loadedCount: number;
  /** How many batches there are on all pages; nothing until it is known. */
  readonly total: number | undefined;
  readonly lastPage: number;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: RegistryError | undefined;
  readonly refresh: () => void;
  /** Whether its server can something beyond the specification; what needs it is hidden without. */
  readonly can: (extension: Extension) => boolean;
  /** The server has not narrowed the list to the tab, so this page is narrowed here. */
  readonly isNarrowedHere: boolean;
  readonly hasFilters: boolean;
  readonly clearFilters: () => void;

  /** What stands in the box for a batch number; the rows of the page follow it. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Opens the batch whose number was scanned or typed. */
  readonly openTyped: () => Promise<void>;
  readonly isOpening: boolean;
  readonly numberRefusal: NumberRefusal | undefined;
}

/** The call that lists the batches of a side. The two take and answer the same, so one stands for both. */
function listOf(side: Side): "listSendingBatches" {
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
  tabs: readonly BatchTab[],
  defaultTab: BatchTab,
  queryProps: ListQueryProps,
  /** The centres are needed at once; else they wait for the rows, which staff came for. */
  { needsCenters = false } = {},
): BatchListState {
  const query = useListQuery<BatchTab>(queryProps, { statuses: tabs, defaultStatus: defaultTab });
  const [typed, setTyped] = useState("");

  // The rows before stay while a page is turned, but never those of another tab, centre or user.
  const { user, center } = useSession();
  const scope = `${user?.username} ${center?.id} ${query.status}`;
  const [answeredScope, setAnsweredScope] = useState<string>();
  const [isDiscrepancyRefused, setDiscrepancyRefused] = useState(false);
  const reading = useRead(
    listOf(side),
    {
      query: {
        ...readTabFilter(query.status, { canAskDiscrepancy: !isDiscrepancyRefused }),
        page: query.page,
        per_page: query.perPage,
        center: query.center,
      },
    },
    { keepsPrevious: answeredScope === scope },
  );
  if (reading.data && answeredScope !== scope) setAnsweredScope(scope);
  const centers = useCenters(needsCenters || answeredScope !== undefined || reading.error !== undefined);
  const isDiscrepancy = query.status === "discrepancy";
  if (isDiscrepancy && !isDiscrepancyRefused && reading.error?.code === "validation")
    setDiscrepancyRefused(true);

  useScreenState({ isReady: reading.data !== undefined, error: reading.error, retry: reading.refresh });

  const batches = reading.data?.batches;
  const { rows, isNarrowedHere } = useMemo(
    () => narrow(batches ?? [], query.status, typed),
    [batches, query.status, typed],
  );
  const total = reading.data?.meta.total;
  const opening = useOpenByNumber(side, batches ?? [], rows);

  return {
    side,
    query,
    centers,
    rows,
    loadedCount: batches?.length ?? 0,
    total,
    lastPage: Math.max(1, Math.ceil((total ?? 0) / query.perPage)),
    isLoading: reading.isLoading,
    isRefreshing: reading.isRefreshing,
    error: reading.error,
    refresh: reading.refresh,
    can: (extension) => serverCan(reading.data, extension),
    isNarrowedHere,
    hasFilters: query.center !== undefined || typed.trim() !== "",
    clearFilters() {
      setTyped("");
      opening.forgetRefusal();
      if (query.center !== undefined) query.filter({ center: undefined });
    },
    typed,
    type(text) {
      setTyped(text);
      opening.forgetRefusal();
    },
    openTyped: () => opening.open(typed),
    isOpening: opening.isOpening,
    numberRefusal: opening.refusal,
  };
}

/** Narrows a page to what was typed, and to its tab where the server has not done it. */
function narrow(batches: readonly BatchSummary[], tab: BatchTab, typed: string) {
  const isNarrowedHere = tab === "discrepancy" && !batches.every(hasDiscrepancy);
  const part = typed.trim().toUpperCase();
  const rows = batches.filter(
    (batch) => batch.batch_no.includes(part) && (!isNarrowedHere || hasDiscrepancy(batch)),
  );
  return { rows: rows.length === batches.length ? batches : rows, isNarrowedHere };
}

/** Finds a batch by its number: on the page that is loaded, and else at the registry. */
function useOpenByNumber(side: Side, loaded: readonly BatchSummary[], shown: readonly BatchSummary[]) {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const { timeZone } = useSession();
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<NumberRefusal>();
  const lookUp = useRef<AbortController>(undefined);
  const now = useNow();
  useEffect(() => () => lookUp.current?.abort(), []);

  const openBatch = ({ id }: Pick<BatchSummary, "id">) => onNavigate(readBatchDestination(side, id));

  async function ask(batchNo: string): Promise<void> {
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
      else setRefusal({ kind: batches.length > 0 ? "notOnPage" : "unknown", batchNo });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRegistryError(error)) throw error;
      setRefusal({ kind: "failed", message: error.message });
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
