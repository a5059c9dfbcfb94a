import { useEffect, useMemo } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { BatchListWords } from "../batches/batch-list-words.ts";
import type { BatchTab } from "../batches/batch-tab.ts";
import { useBatchList } from "../batches/useBatchList.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import { useNewBatch } from "./useNewBatch.ts";

type TextName = keyof typeof dispatchSendingCopy.texts;

/** The tabs in their order, the first one shown by default: what it means that one has no batches, and what to do. */
const emptyTexts: Readonly<Record<BatchTab, readonly [heading: TextName, help?: TextName]>> = {
  open: ["emptyOpen", "emptyOpenHelp"],
  dispatched: ["emptyDispatched", "emptyDispatchedHelp"],
  receiving: ["emptyReceiving", "emptyReceivingHelp"],
  received: ["emptyReceived", "emptyReceivedHelp"],
  discrepancy: ["emptyDiscrepancy", "emptyDiscrepancyHelp"],
  cancelled: ["emptyCancelled"],
  all: ["emptyAll", "emptyAllHelp"],
};
const tabs = Object.keys(emptyTexts) as BatchTab[];

/** Reads the batches of this centre and holds the one that is about to be opened. */
export function useDispatchSending(
  queryProps: ListQueryProps,
  t: Translate<typeof dispatchSendingCopy.texts>,
) {
  const newBatch = useNewBatch();
  const list = useBatchList("sending", tabs, "open", queryProps, { needsCenters: newBatch.isOpen });
  const { refresh } = list;
  useEffect(() => {
    if (newBatch.createdHere > 0) refresh();
  }, [newBatch.createdHere, refresh]);
  const center = useSession().center?.name ?? "";
  const [heading, help] = emptyTexts[list.query.status];
  const words = useMemo<BatchListWords>(
    () => ({
      caption: t("caption", { center }),
      otherCenter: t("destination"),
      anyCenter: t("anyDestination"),
      numberUnknown: (batchNo) => t("numberUnknown", { batchNo, center }),
      numberNotOnPage: (batchNo) => t("numberNotOnPage", { batchNo }),
      readAction: () => t("view"),
      empty: { heading: t(heading, { center }), help: help && t(help) },
    }),
    [t, center, heading, help],
  );
  return { list, words, newBatch };
}
