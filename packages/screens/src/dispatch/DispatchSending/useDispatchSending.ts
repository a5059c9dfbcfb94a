import { useEffect, useMemo } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { BatchListWords } from "../batches/batch-list-words.ts";
import type { BatchTab } from "../batches/batch-tab.ts";
import { type BatchListState, useBatchList } from "../batches/useBatchList.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import { type NewBatchState, useNewBatch } from "./useNewBatch.ts";

/** The tabs of the list, the first one shown by default. */
const sendingTabs: readonly BatchTab[] = [
  "open",
  "dispatched",
  "receiving",
  "received",
  "discrepancy",
  "cancelled",
  "all",
];

/** What the list of sent batches knows and can do. */
export interface DispatchSendingState {
  readonly list: BatchListState;
  readonly words: BatchListWords;
  readonly newBatch: NewBatchState;
}

/** Reads the batches of this centre and holds the one that is about to be opened. */
export function useDispatchSending(
  queryProps: ListQueryProps,
  t: Translate<typeof dispatchSendingCopy.texts>,
): DispatchSendingState {
  const newBatch = useNewBatch();
  const list = useBatchList("sending", sendingTabs, "open", queryProps, { needsCenters: newBatch.isOpen });
  const { refresh } = list;
  useEffect(() => {
    if (newBatch.createdHere > 0) refresh();
  }, [newBatch.createdHere, refresh]);
  const center = useSession().center?.name ?? "";
  const tab = list.query.status;
  const words = useMemo<BatchListWords>(
    () => ({
      caption: t("caption", { center }),
      otherCenter: t("destination"),
      anyCenter: t("anyDestination"),
      numberUnknown: (batchNo) => t("numberUnknown", { batchNo, center }),
      numberNotOnPage: (batchNo) => t("numberNotOnPage", { batchNo }),
      readAction: () => t("view"),
      empty: readEmpty(tab, t, center),
    }),
    [t, center, tab],
  );
  return { list, words, newBatch };
}

function readEmpty(
  tab: BatchTab,
  t: Translate<typeof dispatchSendingCopy.texts>,
  center: string,
): BatchListWords["empty"] {
  switch (tab) {
    case "open":
      return { heading: t("emptyOpen"), help: t("emptyOpenHelp") };
    case "dispatched":
      return { heading: t("emptyDispatched", { center }), help: t("emptyDispatchedHelp") };
    case "receiving":
      return { heading: t("emptyReceiving"), help: t("emptyReceivingHelp") };
    case "received":
      return { heading: t("emptyReceived"), help: t("emptyReceivedHelp") };
    case "discrepancy":
      return { heading: t("emptyDiscrepancy"), help: t("emptyDiscrepancyHelp") };
    case "cancelled":
      return { heading: t("emptyCancelled") };
    case "all":
      return { heading: t("emptyAll"), help: t("emptyAllHelp") };
  }
}
