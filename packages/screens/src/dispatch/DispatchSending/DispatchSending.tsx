import { Button } from "@id-desk/ui";
import { PlusIcon } from "@id-desk/ui/icons";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchList } from "../batches/BatchList.tsx";
import { type BatchSide, outcomes } from "../batches/batch-sides.ts";
import { useBatchList } from "../batches/useBatchList.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import { dispatchSendingManifest } from "./DispatchSending.manifest.ts";
import { sendingListCopy } from "./sending-list.copy.ts";
import { useNewBatch } from "./useNewBatch.ts";

/** The commands of the page, by their calls. */
type Actions = "createBatch" | "dispatchBatch" | "cancelBatch" | "reopenBatch";

/** What the list of sent batches takes from its host. */
export interface DispatchSendingProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<Actions, typeof dispatchSendingCopy.texts> {
  /** The batch whose page staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

const newBatchDialog = createPartOnDemand(() => import("./NewBatchDialog.tsx"), "NewBatchDialog");

/** The batches that this centre packs or has sent, and the way to a new one. */
export function DispatchSending(props: DispatchSendingProps) {
  return (
    <ScreenFrame manifest={dispatchSendingManifest} props={props}>
      <SentBatches {...props} />
    </ScreenFrame>
  );
}

/** The columns of batches that their destination checks or has checked. */
const checked = [...outcomes, "created+", "dispatched", "transit", "sms+"] as const;

const sending: BatchSide<keyof typeof sendingListCopy.texts> = {
  side: "sending",
  tabs: {
    open: { empty: ["emptyOpen", "emptyOpenHelp"], columns: ["created"] },
    dispatched: {
      empty: ["emptyDispatched", "emptyDispatchedHelp"],
      columns: ["created", "dispatched", "transit"],
    },
    receiving: { empty: ["emptyReceiving", "emptyReceivingHelp"], columns: checked },
    received: { empty: ["emptyReceived", "emptyReceivedHelp"], columns: checked },
    discrepancy: {
      empty: ["emptyDiscrepancy", "emptyDiscrepancyHelp"],
      columns: [...outcomes, "transit", "missingFor", "dispatched+", "sms+"],
    },
    cancelled: { empty: ["emptyCancelled"], columns: ["created", "cancelled"] },
    all: {
      empty: ["emptyAll", "emptyAllHelp"],
      columns: ["outcome", "created", "dispatched+", "transit", "sms+"],
    },
  },
  rowActions: ["dispatchBatch", "printManifest", "reopenBatch", "cancelBatch"],
  otherCenter: "destination",
  anyCenter: "anyDestination",
};

function SentBatches({ returnedFrom, scanAnywhere, messages, ...queryProps }: DispatchSendingProps) {
  const t = useCopy(sendingListCopy, messages);
  const newBatch = useNewBatch();
  const list = useBatchList(sending, t, queryProps, { needsCenters: newBatch.isOpen });
  const NewBatchDialog = useOnDemand(newBatchDialog, {
    isWanted: newBatch.isOpen,
    onUnavailable: () => newBatch.close(newBatch.typedBefore),
  });
  const isForbidden = list.error?.code === "forbidden";
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={list.words.caption}
        actions={
          !isForbidden &&
          newBatch.writing.isOffered && (
            <Button
              variant="primary"
              icon={<PlusIcon />}
              isDisabled={newBatch.writing.isDisabled}
              disabledReason={newBatch.writing.disabledReason}
              onPress={newBatch.open}
            >
              {t("newBatch")}
            </Button>
          )
        }
      />
      <BatchList list={list} returnedFrom={returnedFrom} scanAnywhere={scanAnywhere} />
      {newBatch.isOpen && NewBatchDialog && (
        <NewBatchDialog newBatch={newBatch} list={list} messages={messages} />
      )}
    </>
  );
}
