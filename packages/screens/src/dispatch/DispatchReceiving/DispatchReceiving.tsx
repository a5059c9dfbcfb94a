import { daysInTransit } from "@id-desk/core";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchList } from "../batches/BatchList.tsx";
import { type BatchSide, outcomes } from "../batches/batch-sides.ts";
import { type BatchListState, useBatchList } from "../batches/useBatchList.ts";
import { dispatchReceivingCopy } from "./DispatchReceiving.copy.ts";
import { dispatchReceivingManifest } from "./DispatchReceiving.manifest.ts";

/** The commands of the page, by their calls. */
type Actions = "sendReadySms" | "addBatchNote";

/** What the list of batches on their way here takes from its host. */
export interface DispatchReceivingProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<Actions, typeof dispatchReceivingCopy.texts> {
  /** The batch whose page staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

/** The batches that are on their way to this centre, and those that it has received. */
export function DispatchReceiving(props: DispatchReceivingProps) {
  return (
    <ScreenFrame manifest={dispatchReceivingManifest} props={props}>
      <ExpectedBatches {...props} />
    </ScreenFrame>
  );
}

const receiving: BatchSide<keyof typeof dispatchReceivingCopy.texts> = {
  side: "receiving",
  tabs: {
    dispatched: {
      empty: ["emptyToReceive", "emptyToReceiveHelp"],
      columns: ["dispatched", "transit"],
    },
    receiving: {
      empty: ["emptyInProgress"],
      columns: ["dispatched", "transit", ...outcomes],
    },
    received: { empty: ["emptyReceived"], columns: ["dispatched", "transit", ...outcomes, "sms"] },
    discrepancy: {
      empty: ["emptyDiscrepancy"],
      columns: ["transit", ...outcomes, "missingFor", "dispatched+", "sms"],
    },
    all: {
      empty: ["emptyAll", "emptyToReceiveHelp"],
      columns: ["outcome", "dispatched", "transit", "sms+"],
    },
  },
  rowActions: ["sendReadySms", "printReceiptNote", "addBatchNote"],
  tabLabels: { dispatched: "toReceive", receiving: "inProgress" },
  otherCenter: "origin",
  anyCenter: "anyOrigin",
};

function ExpectedBatches({ returnedFrom, scanAnywhere, messages, ...queryProps }: DispatchReceivingProps) {
  const t = useCopy(dispatchReceivingCopy, messages);
  const list = useBatchList(receiving, t, queryProps);
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={useExpected(list, t) ?? list.words.caption} />
      <BatchList list={list} returnedFrom={returnedFrom} scanAnywhere={scanAnywhere} />
    </>
  );
}

/**
 * How many packets are on their way here, and for how long; nothing where the list does not show it. The oldest batch is
 * the last of the last page, for the registry lists the newest dispatch first.
 */
function useExpected(list: BatchListState, t: Translate<typeof dispatchReceivingCopy.texts>) {
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
