import {
  type BatchStatus,
  type BatchSummary,
  batchStatusWords,
  type Extension,
  type OperationData,
  type OperationQuery,
  type RegistryError,
  serverCan,
} from "@id-desk/core";
import { useEffect, useLayoutEffect, useState } from "react";
import { type ListLimits, useListLimits } from "../../lists/list-limits.ts";
import { readTabCounts } from "../../lists/tab-counts.ts";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { useCreatedRange } from "../../lists/useCreatedRange.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useCenters } from "../../places/useCenters.ts";
import { batchSigns, readTabLook } from "../../records/status-signs.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import { type NumberRefusal, useBatchNumber } from "./batch-number.ts";
import { type BatchSide, type BatchTab, listOf, quietTabs } from "./batch-sides.ts";

/** What a list of batches knows and can do. */
export type BatchListState = ReturnType<typeof useBatchList>;

type Answer = OperationData<"listSendingBatches">;

/** How the registry is asked for batches, but for the page. */
type ListFilter = Omit<OperationQuery<"listSendingBatches">, "page" | "per_page" | "batch_no">;

/** The texts that the screens of both sides have. */
type SharedText = "caption" | "numberUnknown" | "numberNotOnPage";

/** A tab that is no status: how the registry is asked for it, and whether a batch can be in it. */
interface WishedTab {
  readonly filter: Pick<ListFilter, "has_discrepancy" | "concern">;
  /** The parameter; a server may not know it. */
  readonly wish: "has_discrepancy" | "concern";
  readonly fits: (batch: BatchSummary) => boolean;
}

const wishedTabs: Readonly<Partial<Record<BatchTab, WishedTab>>> = {
  discrepancy: { filter: { has_discrepancy: true }, wish: "has_discrepancy", fits: hasDiscrepancy },
  overdue: {
    filter: { concern: "overdue" },
    wish: "concern",
    fits: ({ status }) => status === "dispatched",
  },
  missing: { filter: { concern: "missing" }, wish: "concern", fits: (batch) => batch.missing_count > 0 },
  disputed: { filter: { concern: "disputed" }, wish: "concern", fits: (batch) => batch.disputed_count > 0 },
};

/** As the badge of a batch with missing or disputed cards. */
const discrepancyLook = { tone: "warning" } as const;

const noBatches: readonly BatchSummary[] = [];

/** Reads one page of the batches that this centre sends or receives, and finds a batch by its number. */
export function useBatchList<Text extends string>(
  own: BatchSide<Text>,
  t: WordsOf<Readonly<Record<NoInfer<Text> | SharedText, unknown>>>,
  queryProps: ListQueryProps,
  /** The centres are needed at once; else they wait for the rows, which staff came for. */
  { needsCenters = false } = {},
) {
  const { side } = own;
  const limits = useListLimits();
  const ownTabs = Object.keys(own.tabs) as [BatchTab, ...BatchTab[]];
  const offeredTabs = [...ownTabs, ...quietTabs].filter((tab) => {
    const wished = wishedTabs[tab];
    return !wished || !limits.isUnmet(wished.wish);
  });
  const query = useListQuery<BatchTab>(queryProps, { statuses: offeredTabs, defaultStatus: ownTabs[0] });
  const createdRange = useCreatedRange(showFirstPage);

  const wished = wishedTabs[query.status];
  const readFilter = (before: Answer | undefined): ListFilter => ({
    ...(wished ? { status: "all", ...wished.filter } : { status: query.status as BatchStatus | "all" }),
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
      isSilent: wished !== undefined,
    }),
    query.status,
  );
  const { data, latest } = reading;
  const { withdrawn, isUnmet } = useWishedTab(wished, reading, limits);
  const error = isUnmet ? undefined : reading.error;
  const centers = useCenters(needsCenters || reading.before !== undefined || error !== undefined);

  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const batches = (isUnmet ? undefined : data?.batches) ?? noBatches;
  // A card that is scanned before the first answer is asked for all the same.
  const canLocate = latest === undefined || serverCan(latest, "locate");
  const number = useBatchNumber(side, batches, limits, canLocate);
  const isFiltered = query.center !== undefined || number.typed.trim() !== "" || !createdRange.isEmpty;

  function showFirstPage(): void {
    if (query.page !== 1) query.showPage(1);
  }

  const center = useSession().center?.name ?? "";
  const tList = useCopy(batchListCopy);
  const counts = readTabCounts(latest);
  function writeRefusal(refusal: NumberRefusal): string {
    if ("message" in refusal) return refusal.message;
    if ("serial" in refusal) return tList(refusal.text);
    const { text, batchNo } = refusal;
    return text === "numberIncomplete" ? tList(text) : t(text, { batchNo, center });
  }
  function readRange(before: Answer | undefined) {
    if (!before) return null;
    return serverCan(before, "created_range") ? createdRange : undefined;
  }
  const { columns, empty } = own.tabs[likeOf[query.status] ?? query.status] ?? own.tabs.all;
  const [heading, help] = empty;
  const quiet = quietTabs.find((tab) => tab === query.status);
  return {
    ...reading,
    side,
    columns,
    offered: own.rowActions,
    query,
    centers,
    /** The tabs that its server can fill, and how many batches each holds where the server counts. */
    tabs: offeredTabs
      .filter((tab) => tab === query.status || ownTabs.includes(tab))
      .map((value) => {
        const label = own.tabLabels?.[value];
        const look =
          value === "discrepancy" ? discrepancyLook : readTabLook(batchStatusWords, batchSigns, value);
        return {
          value,
          label: label ? t(label) : tList(value),
          count: counts === null ? null : counts?.[value],
          ...look,
        };
      }),
    /** The parameter of a tab that was asked for, where the server cannot tell which batches are in it. */
    withdrawn,
    /** The days between which the batches were opened: `null` before the first answer, nothing where the server cannot narrow to days. */
    createdRange: readRange(reading.before),
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
    number: { ...number, problem: number.refusal && writeRefusal(number.refusal) },
    /** The words of this side. */
    words: {
      caption: t("caption", { center }),
      otherCenter: t(own.otherCenter),
      anyCenter: t(own.anyCenter),
      empty: quiet
        ? { heading: tList(emptyTexts[quiet]), help: undefined }
        : { heading: t(heading, { center }), help: help && t(help) },
    },
  };
}

/** The texts of a quiet tab without rows. */
const emptyTexts = { overdue: "emptyOverdue", missing: "emptyMissing", disputed: "emptyDisputed" } as const;

/** The tab whose columns a quiet one has. */
const likeOf: Readonly<Partial<Record<BatchTab, BatchTab>>> = {
  overdue: "dispatched",
  missing: "discrepancy",
  disputed: "discrepancy",
};

/** Takes a tab away where the server refuses its filter or takes no heed of it. */
function useWishedTab(
  wished: WishedTab | undefined,
  { data, error }: { readonly data: Answer | undefined; readonly error: RegistryError | undefined },
  { remember }: ListLimits,
) {
  const registry = useRegistry();
  const [withdrawn, setWithdrawn] = useState<WishedTab["wish"]>();
  const isRefused = error?.code === "validation";
  const isChosen = wished !== undefined;
  const isUnmet = isChosen && (isRefused || (data !== undefined && !data.batches.every(wished.fits)));
  const wish = wished?.wish;
  // Before it is painted: nobody is to see what is wrong with a tab that is about to go.
  useLayoutEffect(() => {
    if (!isUnmet || !wish) return;
    remember(wish);
    setWithdrawn(wish);
  }, [isUnmet, wish, remember]);
  useEffect(() => {
    // Asked for in silence, and this is no refusal of the filter.
    if (isChosen && error && !isRefused && error.code !== "unauthenticated")
      registry.notify({ tone: "error", message: error.message, error });
  }, [isChosen, isRefused, error, registry]);
  return { withdrawn, isUnmet };
}

/** Whether cards of a batch are missing or disputed, also where the server does not say so itself. */
function hasDiscrepancy({ has_discrepancy, missing_count, disputed_count }: BatchSummary): boolean {
  return has_discrepancy ?? (missing_count ?? 0) + (disputed_count ?? 0) > 0;
}
