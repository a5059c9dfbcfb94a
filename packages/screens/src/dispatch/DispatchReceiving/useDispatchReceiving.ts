import { daysInTransit } from "@id-desk/core";
import { useMemo } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { BatchListWords } from "../batches/batch-list-words.ts";
import type { BatchTab } from "../batches/batch-tab.ts";
import { type BatchListState, useBatchList } from "../batches/useBatchList.ts";
import type { dispatchReceivingCopy } from "./DispatchReceiving.copy.ts";

type TextName = keyof typeof dispatchReceivingCopy.texts;
type EmptyText = readonly [heading: TextName, help?: TextName];

const nothingToReceive: EmptyText = ["emptyToReceive", "emptyToReceiveHelp"];
/** The tabs in their order, the first one shown by default: what it means that one has no batches, and what to do. */
const emptyTexts: Readonly<Partial<Record<BatchTab, EmptyText>>> = {
  dispatched: nothingToReceive,
  receiving: ["emptyInProgress", "emptyInProgressHelp"],
  received: ["emptyReceived"],
  discrepancy: ["emptyDiscrepancy", "emptyDiscrepancyHelp"],
  all: ["emptyAll", "emptyToReceiveHelp"],
};
const tabs = Object.keys(emptyTexts) as BatchTab[];

/** Reads the batches for this centre, and how long the oldest has been on its way. */
export function useDispatchReceiving(
  queryProps: ListQueryProps,
  t: Translate<typeof dispatchReceivingCopy.texts>,
) {
  const list = useBatchList("receiving", tabs, "dispatched", queryProps);
  const center = useSession().center?.name ?? "";
  const [heading, help] = emptyTexts[list.query.status] ?? nothingToReceive;
  const words = useMemo<BatchListWords>(
    () => ({
      caption: t("caption", { center }),
      otherCenter: t("origin"),
      anyCenter: t("anyOrigin"),
      tabs: { dispatched: t("toReceive"), receiving: t("inProgress") },
      numberUnknown: (batchNo) => t("numberUnknown", { batchNo, center }),
      numberNotOnPage: (batchNo) => t("numberNotOnPage", { batchNo }),
      readAction: ({ status }) => t(status === "receiving" ? "continue" : "open"),
      empty: { heading: t(heading, { center }), help: help && t(help) },
    }),
    [t, center, heading, help],
  );
  return { list, words, expected: useExpected(list, t) };
}

/**
 * How many packets are on their way here, and for how long; nothing where the list does not show it. The oldest batch is
 * the last of the last page, for the registry lists the newest dispatch first.
 */
function useExpected(
  list: BatchListState,
  t: Translate<typeof dispatchReceivingCopy.texts>,
): string | undefined {
  const { timeZone } = useSession();
  const now = useNow();
  const { query, total = 0 } = list;
  const isShown = query.status === "dispatched" && !list.isFiltered && total > 0;
  const isAllLoaded = list.loadedCount === total;
  const last = useRead(
    "listReceivingBatches",
    { query: { status: "dispatched", page: total, per_page: 1 }, isSilent: true },
    { isEnabled: isShown && !isAllLoaded },
  );
  if (!isShown) return undefined;
  const oldest = Math.max(
    ...(isAllLoaded ? list.rows : (last.data?.batches ?? [])).map(
      (batch) => daysInTransit(batch, { timeZone, now: now() }) ?? 0,
    ),
  );
  if (!Number.isFinite(oldest)) return t("expectedSome", { count: total });
  return oldest === 0
    ? t("expectedToday", { count: total })
    : t("expected", { count: total, age: t("days", { count: oldest }) });
}
